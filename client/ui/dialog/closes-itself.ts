import { useEffect, useRef } from "react";

interface ClosesItselfProps {
  /** Milliseconds, not counting those in which it waits. */
  after: number;
  isPaused: boolean;
  close: () => void;
}

/**
 * Closes a toast when its time is over. The library does that at the end of an animation of its bar, which begins
 * paused: now and then Chromium ends such an animation as soon as it runs, and nobody could read the toast.
 */
export function ClosesItself({ after, isPaused, close }: ClosesItselfProps): null {
  const left = useRef(after);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (isPaused) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [isPaused]);
  return null;
}
