import { useNavigate } from "@tanstack/react-router";
import { type TouchEvent, useRef } from "react";
import { readingPixels } from "../../../lib/language/direction.ts";
import { type Period, stepFrom } from "../period.ts";
import { periodLink } from "../period-link.ts";

/** How far a finger has to go sideways, in pixels. */
const far = 60;

/** Sideways to the period before or after. The browser's own gestures begin at its edges. */
export function useSwipe(period: Period) {
  const go = useNavigate();
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const x = readingPixels(touch.clientX - start.current.x);
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < far || Math.abs(y) > Math.abs(x) / 2) return;
      const day = stepFrom(period, x < 0 ? 1 : -1);
      if (day !== undefined) void go(periodLink(period.view, day));
    },
  };
}
