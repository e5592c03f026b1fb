/** "A", "A and B", "A, B and C"; of none nothing. */
export function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" and ");
}
