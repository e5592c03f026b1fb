import type { KeyboardEvent } from "react";

type Press = Pick<KeyboardEvent, "key" | "timeStamp" | "ctrlKey" | "metaKey" | "altKey">;

/** Milliseconds after which a letter starts a new word, as in Base UI's lists. */
const pause = 500;

let word = "";
let last = 0;

/**
 * The option matching the letters typed on a closed list. Repeating one letter moves to the next
 * match.
 */
export function optionTyped<Option extends { label: string }>(
  { key, timeStamp, ctrlKey, metaKey, altKey }: Press,
  options: readonly Option[],
  chosen: Option | undefined,
): Option | undefined {
  if (key.length > 1 || key === " " || ctrlKey || metaKey || altKey) return;
  const letter = key.toLowerCase();
  word = timeStamp - last < pause ? word + letter : letter;
  last = timeStamp;
  const again = word === letter.repeat(word.length);
  const start = chosen ? options.indexOf(chosen) + (again ? 1 : 0) : 0;
  const inTurn = [...options.slice(start), ...options.slice(0, start)];
  return inTurn.find(({ label }) => label.toLowerCase().startsWith(again ? letter : word));
}
