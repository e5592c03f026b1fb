/** Not what anybody is called by. */
export const title = /^(?:dr|prof|mrs?|ms)$/i;

/** What one calls them: "Saoirse" of "Dr. Saoirse Ní Bhriain". By itself: the first screen needs it. */
export function firstNameOf(name: string): string {
  const isName = (word: string) => word.length > 1 && !word.endsWith(".") && !title.test(word);
  return name.split(/[\s,]+/).find(isName) ?? name.trim();
}
