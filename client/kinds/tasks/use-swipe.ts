import { type PointerEvent, useRef } from "react";

/** Pixels until a movement is one to the side, and until letting go acts. */
const begins = 12;
const acts = 88;

interface SwipeActs {
  onRight: () => void;
  onLeft: () => void;
}

/**
 * A thumb drags a row aside: far enough to the right or left, letting go acts. The row follows by
 * `--swipe`; its style needs `touch-action: pan-y`, so that the page still scrolls.
 */
export function useSwipe({ onRight, onLeft }: SwipeActs) {
  const from = useRef<{ id: number; x: number; y: number; swiping: boolean } | null>(null);
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = null;
    currentTarget.style.removeProperty("--swipe");
    delete currentTarget.dataset.swipe;
  };
  return {
    onPointerDown: ({ pointerId, pointerType, clientX, clientY, isPrimary }: PointerEvent) => {
      if (pointerType !== "touch" || !isPrimary) return;
      from.current = { id: pointerId, x: clientX, y: clientY, swiping: false };
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (start?.id !== pointerId) return;
      const x = clientX - start.x;
      if (!start.swiping && Math.abs(clientY - start.y) > begins) from.current = null;
      else if (start.swiping || Math.abs(x) > begins) {
        start.swiping = true;
        currentTarget.style.setProperty("--swipe", `${x}px`);
        currentTarget.dataset.swipe = sideOf(x) ?? (x > 0 ? "to-right" : "to-left");
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (start?.id !== event.pointerId) return;
      const side = start.swiping && sideOf(event.clientX - start.x);
      end(event);
      if (side === "right") onRight();
      if (side === "left") onLeft();
    },
    onPointerCancel: end,
  };
}

function sideOf(x: number): "right" | "left" | null {
  if (Math.abs(x) < acts) return null;
  return x > 0 ? "right" : "left";
}
