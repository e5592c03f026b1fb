import { type RefObject, useLayoutEffect } from "react";

/** What can be selected in the grid. */
export const stops = "[data-block], [data-continued], .plus";

/**
 * Tab enters the grid once, where it was left last. The elements themselves are changed, since
 * hundreds of blocks would be rendered again for it.
 */
export function useOneStop(grid: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const all = () => [...element.querySelectorAll<HTMLElement>(stops)];
    const choose = (chosen: HTMLElement) => {
      for (const stop of all()) stop.tabIndex = stop === chosen ? 0 : -1;
    };
    // At first, what is on or comes next.
    const first = all().find((stop) => stop.matches(".running, .next")) ?? all()[0];
    if (first && !all().some(({ tabIndex }) => tabIndex === 0)) first.tabIndex = 0;
    const onFocus = ({ target }: FocusEvent) => {
      const stop = target instanceof Element && target.closest<HTMLElement>(stops);
      if (stop) choose(stop);
    };
    element.addEventListener("focusin", onFocus);
    return () => element.removeEventListener("focusin", onFocus);
  });
}
