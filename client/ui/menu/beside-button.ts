import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { LazyPopup } from "./lazy-popup.ts";

type List = RefObject<HTMLDivElement | null>;

/** Props for Base UI's Root and Popup next to a button that is not Base UI's own. */
export function useBesideButton({ anchor, open, close }: LazyPopup) {
  const list: List = useRef(null);
  return {
    list,
    root: {
      open,
      modal: false,
      onOpenChange: (_open: boolean, { event, cancel }: { event: Event; cancel: () => void }) => {
        const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
        const isButton = target instanceof Node && anchor.contains(target);
        // Pressing the button closes the popup through the button's own handler, not through both.
        if (isButton && event.type !== "keydown") cancel();
        else close();
      },
    },
    popup: {
      ref: list,
      // Also after a press on nothing; if focus has moved elsewhere, it stays there.
      finalFocus: () => (document.activeElement === document.body || holdsFocus(list)) && anchor,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== "Tab") return;
        // From here, the browser continues to whatever follows the button.
        anchor.focus();
        close();
      },
    },
  };
}

/**
 * Inside the Popup. Opened by key, focus goes to the chosen item, or to the first or last; on
 * closing, it returns at once, not after the fade-out, since the next key or a dialog may follow.
 */
export function MoveFocus({ list, popup }: { list: List; popup: LazyPopup }) {
  const { anchor, item, open } = popup;
  useEffect(() => {
    if (!open && holdsFocus(list)) anchor.focus({ preventScroll: true });
    if (!open || item === "none") return;
    const items = list.current?.querySelectorAll<HTMLElement>("[role^=menuitem], [role=option]");
    const chosen = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    (chosen ?? [...(items ?? [])].at(item === "first" ? 0 : -1))?.focus();
  }, [anchor, list, item, open]);
  return null;
}

function holdsFocus(list: List): boolean {
  return list.current?.contains(document.activeElement) ?? false;
}
