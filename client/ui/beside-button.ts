import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { LazyPopup } from "./lazy-popup.ts";

type List = RefObject<HTMLDivElement | null>;

/** What Base UI's Root and Popup need beside a button that is not Base UI's. */
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
        // A press of the button closes the popup by the button's own handler, not by both.
        if (isButton && event.type !== "keydown") cancel();
        else close();
      },
    },
    popup: {
      ref: list,
      // Also after a press on nothing; whoever has gone on to something else stays there.
      finalFocus: () => (document.activeElement === document.body || holdsFocus(list)) && anchor,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== "Tab") return;
        // From here the browser goes on to what stands next to the button.
        anchor.focus();
        close();
      },
    },
  };
}

/**
 * Inside the Popup. An opening by keys leads to its chosen item, or to the first or last; a closing leads
 * back at once, not after the popup has faded out: the next key, or a dialog, may follow.
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
