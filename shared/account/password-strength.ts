/** What makes a password stronger; each criterion met fills one bar of the meter. */
export const strengthCriteria = [
  { label: "8 characters or more", test: (password: string) => password.length >= 8 },
  { label: "An uppercase letter", test: (password: string) => /\p{Lu}/u.test(password) },
  { label: "A digit", test: (password: string) => /\p{Nd}/u.test(password) },
  { label: "A symbol", test: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

const strengthLabels = ["Too weak", "Weak", "Fair", "Good", "Strong"] as const;

/** Scores a password from 0 to 4 and names the score. */
export function scorePassword(password: string) {
  const met = strengthCriteria.map((criterion) => criterion.test(password));
  const score = met.filter(Boolean).length;
  return { score, met, label: strengthLabels[score] ?? strengthLabels[0] };
}
