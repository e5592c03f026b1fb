/** "was" of one, "were" of several. */
export function wereOf(count: number): string {
  return count === 1 ? "was" : "were";
}
