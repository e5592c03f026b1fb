import { type HTMLAttributes, useEffect, useRef, useState } from "react";

/** Milliseconds of rest before a tip opens, and for which tips then follow each other at once. */
const rest = 500;
const following = 400;
/** Time to get from the element to its tip. */
const grace = 120;

let lastClosed = Number.NEGATIVE_INFINITY;

/** When a tip is open: the pointer rests on its element, or the keyboard has led there. */
export function useTip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = performance.now();
    setOpen(false);
  };
  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType === "touch") return;
      setAnchor(currentTarget);
      const wait = performance.now() - lastClosed < following ? 0 : rest;
      after(wait, () => setOpen(true));
    },
    onPointerLeave: () => after(grace, close),
    // A press is the end of wondering what the thing does.
    onPointerDown: close,
    onFocus: ({ currentTarget }) => {
      if (!currentTarget.matches(":focus-visible")) return;
      setAnchor(currentTarget);
      after(0, () => setOpen(true));
    },
    onBlur: close,
    onKeyDown: ({ key }) => {
      if (key === "Escape") close();
    },
  };
  return { anchor, open, close, keep: () => clearTimeout(timer.current), handlers };
}
