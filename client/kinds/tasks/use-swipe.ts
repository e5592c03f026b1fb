import { type PointerEvent, useRef } from "react";
import { readingPixels } from "../../lib/language/direction.ts";

/** Pixels until a movement is one to the side, and until letting go acts. */
const begins = 12;
const far = 88;

interface SwipeAct {
  /** What the row says under the thumb. */
  word: string;
  act: () => void;
}

interface SwipeActs {
  /** In the direction of reading: to the right in English. */
  forward: SwipeAct;
  back: SwipeAct;
}

/**
 * A thumb drags a row aside: far enough forward or back, letting go acts. The row follows by
 * `--swipe`, and says what by `data-word`; its style needs `touch-action: pan-y`, so that the page still scrolls.
 */
export function useSwipe(acts: SwipeActs) {
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
        currentTarget.dataset.swipe = sideOf(x) ?? `to-${directionOf(x)}`;
        currentTarget.dataset.word = acts[directionOf(x)].word;
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (start?.id !== event.pointerId) return;
      const side = start.swiping && sideOf(event.clientX - start.x);
      end(event);
      if (side) acts[side].act();
    },
    onPointerCancel: end,
  };
}

function sideOf(x: number): "forward" | "back" | null {
  return Math.abs(x) < far ? null : directionOf(x);
}

function directionOf(x: number): "forward" | "back" {
  return readingPixels(x) > 0 ? "forward" : "back";
}
