/** Texts as values of a prepared query, by name and number: `pattern0`, `pattern1` and so on. */
export function toNumbered<const Name extends string>(name: Name, texts: readonly string[]) {
  const entries = texts.map((text, place) => [`${name}${place}`, text]);
  // as: these are the names just made.
  return Object.fromEntries(entries) as Record<`${Name}${number}`, string>;
}

/** The texts again, or the placeholders of a query. */
export function readNumbered<const Name extends string>(
  name: Name,
  values: { [numbered in `${Name}${number}`]?: string | undefined },
): string[] {
  const texts: string[] = [];
  for (let place = 0; ; place += 1) {
    const text = values[`${name}${place}`];
    if (text === undefined) return texts;
    texts.push(text);
  }
}
