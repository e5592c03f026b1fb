/** Whether a text says nothing that another one does not. */
export function isPartOf(text: string, whole: string): boolean {
  const words = new Set(wordsOf(whole));
  return wordsOf(text).every((word) => words.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
