// Without zod and all else: whoever writes an email needs no more of it.

/** What stands for something of the customer who is written to, or of who writes, in braces. */
export const letterPlaceholders = [
  "first name",
  "name",
  "company",
  "next appointment",
  "booking page",
  "my name",
] as const;
export type LetterPlaceholder = (typeof letterPlaceholders)[number];

/** The first that nothing was put in for. */
export function findUnfilled(text: string): LetterPlaceholder | undefined {
  return letterPlaceholders.find((name) => text.includes(`{${name}}`));
}
