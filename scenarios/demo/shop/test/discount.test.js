const assert = require('node:assert');
const { test } = require('node:test');
const { discount } = require('../src/discount.ts');

test('takes a share of the price', () => {
  assert.strictEqual(discount(80, 25), 20);
});

test('is never more than the price', () => {
  assert.strictEqual(discount(80, 150), 80);
});
