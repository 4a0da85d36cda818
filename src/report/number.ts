/** `1,234`, for a whole number of at least 0. Loading the tables of `Intl` would cost more than a whole evaluation. */
export function number(value: number): string {
  return value < 1000 ? String(value) : String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
