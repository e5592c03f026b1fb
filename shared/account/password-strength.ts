/** What makes a password stronger; each criterion met fills one bar of the meter. */
export const strengthCriteria = [
  { name: "length", test: (password: string) => password.length >= 8 },
  { name: "uppercase", test: (password: string) => /\p{Lu}/u.test(password) },
  { name: "digit", test: (password: string) => /\p{Nd}/u.test(password) },
  { name: "symbol", test: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

/** Scores a password from 0 to 4. */
export function scorePassword(password: string) {
  const met = strengthCriteria.map((criterion) => criterion.test(password));
  return { score: met.filter(Boolean).length, met };
}
