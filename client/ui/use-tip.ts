import { type HTMLAttributes, useEffect, useRef, useState } from "react";

/** Milliseconds of hovering before a tooltip opens, and within which the next one opens at once. */
const rest = 500;
const following = 400;
/** Time to move from the element to its tooltip. */
const grace = 120;

let lastClosed = Number.NEGATIVE_INFINITY;

/** A tooltip is open while its element is hovered, or focused by keyboard. */
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
    // After a press, the tooltip is no longer needed.
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
