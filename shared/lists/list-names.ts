/**
 * A customer's name and that of the company: one where they are the same, as of a private company. Nobody
 * wants to read it twice.
 */
export function listNames(customer: string, company: string): string[] {
  return [...new Set([customer, company])];
}
