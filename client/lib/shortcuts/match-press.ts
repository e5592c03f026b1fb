import { readingKey } from "../language/direction.ts";
import { type ShortcutId, shortcuts } from "./shortcuts.ts";

/** The relevant parts of a KeyboardEvent. */
export type Press = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

/** The shortcuts of these keys, of which a screen uses one, or the first key of a two-key one. */
export type Matched = { ids: ShortcutId[] } | { begun: string } | null;

/** The meaning of a key after `begun`, a key pressed a moment ago. */
export function matchPress(press: Press, begun: string | null, apple: boolean): Matched {
  const key = nameKey(press);
  const mod = apple ? press.metaKey : press.ctrlKey;
  const other = apple ? press.ctrlKey : press.metaKey;
  // Shift is part of characters such as "?", but changes a letter.
  if (other || press.altKey || (press.shiftKey && !mod && (key.length > 1 || isLetter(key)))) {
    return null;
  }
  const modifiers = press.shiftKey ? ["Mod", "Shift"] : ["Mod"];
  const keys = mod ? [...modifiers, key] : begun ? [begun, key] : [key];
  const whole = shortcuts.filter((shortcut) => shortcut.keys.join(" ") === keys.join(" "));
  if (whole.length > 0) return { ids: whole.map(({ id }) => id) };
  if (mod) return null;
  // A key that does not continue a sequence counts on its own.
  if (begun) return matchPress(press, null, apple);
  const begins = shortcuts.some(({ keys: [first, second] }) => second && first === key);
  return begins ? { begun: key } : null;
}

function nameKey({ key, code }: Press): string {
  if (key === "Escape") return "Esc";
  // On non-Latin keyboards, a letter is identified by its position.
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  if (place && /^[^\p{ASCII}]$/u.test(key)) return place;
  return key.length === 1 ? key.toUpperCase() : readingKey(key);
}

function isLetter(key: string): boolean {
  return /^[A-Z]$/.test(key);
}
