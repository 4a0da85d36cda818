/** A sum of US dollars without the noise of binary fractions: 0.1 + 0.2 is 0.3. Exact to 10^-12. */
export function roundCost(costUsd: number): number {
  return Number.isInteger(costUsd) ? costUsd : Number(costUsd.toFixed(12));
}
