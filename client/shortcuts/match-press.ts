import { type ShortcutId, shortcuts } from "./shortcuts.ts";

/** The parts of a KeyboardEvent that count. */
export type Press = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

/** A shortcut, or the first key of one that has two. */
export type Matched = { id: ShortcutId } | { begun: string } | null;

/** What a key means after `begun`, the key of a moment ago. */
export function matchPress(press: Press, begun: string | null, apple: boolean): Matched {
  const key = nameKey(press);
  const mod = apple ? press.metaKey : press.ctrlKey;
  const other = apple ? press.ctrlKey : press.metaKey;
  // Shift belongs to characters such as "?", but makes another key of a letter or of a combination.
  if (other || press.altKey || (press.shiftKey && (mod || key.length > 1 || isLetter(key)))) {
    return null;
  }
  const keys = mod ? ["Mod", key] : begun ? [begun, key] : [key];
  const whole = shortcuts.find((shortcut) => shortcut.keys.join(" ") === keys.join(" "));
  if (whole) return { id: whole.id };
  if (mod) return null;
  // A key that does not go on with what was begun counts on its own.
  if (begun) return matchPress(press, null, apple);
  const begins = shortcuts.some(({ keys: [first, second] }) => second && first === key);
  return begins ? { begun: key } : null;
}

function nameKey({ key, code }: Press): string {
  if (key === "Escape") return "Esc";
  // On keyboards of other alphabets a letter goes by its place.
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  if (place && /^[^\p{ASCII}]$/u.test(key)) return place;
  return key.length === 1 ? key.toUpperCase() : key;
}

function isLetter(key: string): boolean {
  return /^[A-Z]$/.test(key);
}
