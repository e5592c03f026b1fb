import type { KeyboardEvent } from "react";
import type { CustomerStatus } from "../../../shared/statuses.ts";

/** Arrows go from entry to entry. */
export function useBoardKeys(statuses: readonly CustomerStatus[]) {
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!/^Arrow/.test(key) || ctrlKey || metaKey || altKey || shiftKey) return;
      if (!(target instanceof Element) || !target.matches(".row-name")) return;
      const column = target.closest<HTMLElement>("[data-column]");
      const at = statuses.findIndex((status) => column?.dataset.column === `${status}`);
      const across = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
      event.preventDefault();
      const linksIn = (place: number) => [
        ...(currentTarget
          .querySelector(`[data-column="${statuses[place]}"]`)
          ?.querySelectorAll<HTMLElement>(".row-name") ?? []),
      ];
      const links = linksIn(at);
      const place = links.findIndex((link) => link.matches(":focus"));
      const down = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
      const beside = linksIn(at + across);
      const next = across ? (beside[place] ?? beside.at(-1)) : links[place + down];
      next?.focus();
    },
  };
}
