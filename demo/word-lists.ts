/** Reads a list that is written as text, with commas between the entries. */
export function commaList(text: string): string[] {
  return text.split(",").map((entry) => entry.trim());
}

/** Reads a list that is written as text, one entry a line. */
export function lineList(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .map((entry) => entry.trim());
}
