import type { KeyboardEvent } from "react";
import { readingKey } from "../language/direction.ts";

/** Arrow keys, Home and End go from button to button of a row of them, which is one tab stop. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>("button")];
  const at = all.indexOf(target);
  const next = {
    ArrowRight: all[(at + 1) % all.length],
    ArrowLeft: all.at(at - 1),
    Home: all[0],
    End: all.at(-1),
  }[readingKey(key)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
