import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { whenRested } from "../../lib/browser/idle.ts";
import type { LazyModule } from "../../lib/browser/lazy-module.ts";

/** How a popup was opened: next to which button, and which of its items gets focus. */
interface Opening {
  anchor: HTMLElement;
  /** None when opened by pointer, so that nothing looks chosen. */
  item: "first" | "last" | "none";
  open: boolean;
}

/** What the popup itself needs to know. */
export interface LazyPopup extends Opening {
  close: () => void;
}

/**
 * A popup needs more code than a list of records, and more time per row than everything else in it.
 * So it is loaded on demand, next to a button that stays the same.
 */
export function useLazyPopup<Part>(part: LazyModule<Part>) {
  const [opening, setOpening] = useState<Opening>();
  // A row of a list has no time for more than this.
  useEffect(() => (part.now() ? undefined : whenRested(part.prefetch)), [part]);
  const close = () => setOpening((last) => last && { ...last, open: false });
  const show = async (anchor: HTMLElement, item: Opening["item"]) => {
    if (item !== "none") holdKeys();
    if (part.now() || (await arrives(part, anchor))) setOpening({ anchor, item, open: true });
  };
  const loaded = part.now();
  return {
    part: loaded,
    popup: loaded && opening && { ...opening, close },
    button: {
      "data-popup-open": opening?.open ? "" : undefined,
      onPointerEnter: part.prefetch,
      onFocus: part.prefetch,
      onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
        if (opening?.open) close();
        // A key, a shortcut or a screen reader clicks without a pointer.
        else void show(currentTarget, detail === 0 ? "first" : "none");
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
        if (!/^Arrow(Down|Up)$/.test(key) || ctrlKey || metaKey || altKey) return;
        event.preventDefault();
        void show(currentTarget, key === "ArrowDown" ? "first" : "last");
      },
    },
  };
}

/** Milliseconds. */
const longestHold = 1000;

/** From the key that opens a popup until it has focus, what chooses in it is meant for it already. */
function holdKeys() {
  const held: globalThis.KeyboardEvent[] = [];
  const waiting = new AbortController();
  const { signal } = waiting;
  const hold = (event: globalThis.KeyboardEvent) => {
    const { key, repeat, ctrlKey, metaKey, altKey } = event;
    if (!/^(?:[\p{L}\d]|Enter|Arrow(?:Down|Up))$/u.test(key)) return;
    if (repeat || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const give = () => {
    waiting.abort();
    // Not now: what closes the popup begins to listen after this.
    queueMicrotask(() => {
      const { activeElement } = document;
      if (!activeElement?.closest("[role=menu], [role=listbox], [role=dialog]")) return;
      for (const key of held)
        activeElement.dispatchEvent(new globalThis.KeyboardEvent("keydown", key));
    });
  };
  window.addEventListener("keydown", hold, { capture: true, signal });
  window.addEventListener("focusin", give, { signal });
  setTimeout(() => waiting.abort(), longestHold);
}

/**
 * Whether the popup loads while its button still waits for it: if the user has moved on, it stays
 * closed.
 */
async function arrives(part: LazyModule<unknown>, anchor: HTMLElement): Promise<boolean> {
  // Not `anchor`: a shortcut presses a button that does not have focus.
  const focused = document.activeElement;
  if (!(await part.ask())) return false;
  const { activeElement } = document;
  const waits = activeElement === focused || activeElement === document.body;
  return waits && anchor.isConnected;
}
