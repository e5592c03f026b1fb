import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { whenIdle } from "../lib/idle.ts";
import type { LazyModule } from "../lib/lazy-module.ts";

/** How a popup was opened: beside which button, and which of its items takes the focus. */
interface Opening {
  anchor: HTMLElement;
  /** By the pointer none does, so that nothing looks chosen. */
  item: "first" | "last" | "none";
  open: boolean;
}

/** What the popup itself needs to know. */
export interface LazyPopup extends Opening {
  close: () => void;
}

/**
 * A popup takes more code than a list of records, and more time in each row than all else in it. So it
 * comes when it is asked for, beside a button that is the same before and after.
 */
export function useLazyPopup<Part>(part: LazyModule<Part>) {
  const [opening, setOpening] = useState<Opening>();
  // A row of a list has no time for more than this.
  useEffect(() => (part.now() ? undefined : whenIdle(part.prefetch)), [part]);
  const close = () => setOpening((last) => last && { ...last, open: false });
  const show = async (anchor: HTMLElement, item: Opening["item"]) => {
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

/** Whether it comes while its button still waits for it: whoever has gone on is not called back. */
async function arrives(part: LazyModule<unknown>, anchor: HTMLElement): Promise<boolean> {
  // Not `anchor`: a shortcut presses a button that has not got the focus.
  const focused = document.activeElement;
  if (!(await part.ask())) return false;
  const { activeElement } = document;
  const waits = activeElement === focused || activeElement === document.body;
  return waits && anchor.isConnected;
}
