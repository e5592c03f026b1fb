/** A message by its name, with its values; undefined where there is none. */
export function say(words: object, name: string, values: readonly unknown[]): string | undefined {
  // as: messages by their names.
  const said = (words as Record<string, unknown>)[name];
  if (said === undefined) return undefined;
  return typeof said === "function" ? said(...values) : String(said);
}
