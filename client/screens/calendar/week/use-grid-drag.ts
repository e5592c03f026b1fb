import { type PointerEvent, useRef } from "react";
import { may } from "../../../lib/people/rights.ts";
import { dragDraft, drawDraft } from "./draft/drag-draft.ts";
import { dragBlock } from "./drag/drag-block.ts";
import type { GridDragOptions } from "./drag/grid.ts";

/** What a press on the grid begins: moving, resizing or drawing. */
export function useGridDrag(options: GridDragOptions) {
  const latest = useRef(options);
  latest.current = options;
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, currentTarget, nativeEvent } = event;
      // What floats over the grid is not on it.
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      if (event.button !== 0 || !event.isPrimary || !may("write")) return;
      const columns = currentTarget.querySelector<HTMLElement>(".week-cols");
      if (!columns) return;
      const block = target.closest<HTMLElement>("[data-block]");
      if (target.closest("[data-draft]")) dragDraft(nativeEvent, columns, latest);
      else if (block) dragBlock(nativeEvent, block, columns, latest);
      else if (target.closest(".week-cols") && !target.closest("button")) {
        drawDraft(nativeEvent, columns, latest);
      }
    },
  };
}
