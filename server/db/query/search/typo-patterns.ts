/** Stands for any one letter, in LIKE as well. */
const anyLetter = "_";

/** Of words this long each half is common to few. */
const halved = 8;

/** What a letter is guessed from, by script: without accents, as folding leaves them. */
const alphabets = [
  "abcdefghijklmnopqrstuvwxyz",
  "αβγδεζηθικλμνξοπρστυφχψω",
  "абвгдежзиклмнопрстуфхцчшщъыьэюяєіґ",
];

/**
 * Patterns of which a text holds at least one if it holds the word with at most one typo, each with
 * letters enough for the index of trigrams. They find more than that: what is found is still to be
 * compared.
 */
export function toTypoPatterns(word: string): string[] {
  const letters = [...word];
  // One typo leaves one half as it is, unless it swaps letters of both.
  if (letters.length >= halved) {
    const middle = Math.floor(letters.length / 2);
    return [letters.slice(0, middle), letters.slice(middle), swap(letters, middle - 1)].map(join);
  }
  const places = [...letters.keys()];
  const between = places.slice(1);
  const all = [
    word,
    ...places.map((place) => join(letters.toSpliced(place, 1))),
    ...places.map((place) => trim(join(letters.with(place, anyLetter)))),
    ...between.map((place) => join(letters.toSpliced(place, 0, anyLetter))),
    ...between.map((place) => join(swap(letters, place - 1))),
  ];
  const needed = all.filter(
    (pattern, at) =>
      all.indexOf(pattern) === at &&
      !all.some((other) => other !== pattern && pattern.includes(other)),
  );
  return needed.flatMap((pattern) =>
    pattern.includes(anyLetter) && toTrigrams(pattern).length < 2 ? guess(pattern) : pattern,
  );
}

/** All trigrams of letters that a pattern says. */
export function toTrigrams(pattern: string): string[] {
  return pattern.split(anyLetter).flatMap((piece) => {
    const letters = [...piece];
    return letters.slice(2).map((_, place) => join(letters.slice(place, place + 3)));
  });
}

/** One trigram is in too many names: with each letter of the alphabet there are more of them. */
function guess(pattern: string): string[] {
  const alphabet = alphabets.find((one) => one.includes(pattern.charAt(0)));
  if (alphabet) return [...alphabet].map((letter) => pattern.replace(anyLetter, letter));
  return toTrigrams(pattern).length > 0 ? [pattern] : [];
}

function swap(letters: readonly string[], place: number): string[] {
  const [one = "", next = ""] = letters.slice(place, place + 2);
  return letters.toSpliced(place, 2, next, one);
}

function trim(pattern: string): string {
  return pattern.replace(/^_|_$/g, "");
}

function join(letters: readonly string[]): string {
  return letters.join("");
}
