/** Dollars. */
export const maxValue = 999_999_999.99;
/** The same as an account with dollars writes it. */
export const largestAmount = "$999,999,999.99";

/** Money is dollars in the API and whole cents in the database, so that sums are exact. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** The double nearest to a whole number of cents; prints with at most two decimals. */
export function toDollars(cents: number): number {
  return cents / 100;
}
