/** A sentence from a phrase: "tomorrow" becomes "Tomorrow". */
export function startSentence(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** A phrase for the middle of a sentence: "All three" becomes "all three". Not for what may begin with a name or a German noun. */
export function withinSentence(phrase: string): string {
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}
