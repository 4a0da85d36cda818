/** Discount on a price, in the currency of the price. */
function discount(price, percent) {
  return price * percent / 100;
}

module.exports = { discount };
