import { type Range, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePrinting } from "./use-printing.ts";

/** Up to here all rows are in the page, so that the browser's own search finds them. */
const allRows = 100;
/**
 * Rows that come and go together. With one, a slow wheel has the page laid out anew at each row; with
 * six, the frame that brings them took half as long again on a slow processor.
 */
const block = 2;
/** Rows before the last one at which the next ones are asked for. */
const headStart = 20;

type VirtualRowsOptions = {
  count: number;
  /** Pixels of a row as long as it has not been measured. */
  rowHeight: number;
  keyOf: (index: number) => string;
  onNearEnd: () => void;
};

/**
 * The rows of a long list that are near the window; `before` and `after` are the pixels that the
 * others would take. Put `container` on the element that holds the rows, `measure` on each row.
 */
export function useVirtualRows<E extends HTMLElement>({
  count,
  rowHeight,
  keyOf,
  onNearEnd,
}: VirtualRowsOptions) {
  const container = useRef<E>(null);
  const [scrollMargin, setScrollMargin] = useState(0);

  useLayoutEffect(() => {
    const measureMargin = () => {
      const top = container.current?.getBoundingClientRect().top ?? 0;
      setScrollMargin(Math.round(top + window.scrollY));
    };
    measureMargin();
    // What stands above may fold or grow.
    const observer = new ResizeObserver(measureMargin);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const printing = usePrinting();
  // Of another list first what is in view, so that it is there soon; the rest a moment later.
  const begin = count > 0 ? keyOf(0) : "";
  const settled = useDeferredValue(begin, "") === begin;
  const all = printing || (settled && count <= allRows);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    scrollMargin,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 6,
    measureElement: measureLater,
    // The rows outside the window are enough for a frame; waiting for new ones would hold up the scrolling.
    useFlushSync: false,
    rangeExtractor: all ? extractAll : extractBlocks,
  });

  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  const end = virtualizer.range?.endIndex;
  const isNearEnd = end !== undefined && end >= count - headStart;
  const reach = useRef(onNearEnd);
  reach.current = onNearEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list may have its end in view too
  useEffect(() => {
    if (isNearEnd) reach.current();
  }, [isNearEnd, count]);

  return {
    container,
    measure: virtualizer.measureElement,
    rows,
    before: first ? first.start - scrollMargin : 0,
    after: last
      ? virtualizer.getTotalSize() - (last.end - scrollMargin)
      : virtualizer.getTotalSize(),
  };
}

/**
 * The height that the browser reports by itself. To ask a new row for its own would have the whole page
 * laid out for each; until it is known, the row counts as it did.
 */
function measureLater(
  row: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  { indexFromElement, measurementsCache, options }: Virtualizer<Window, HTMLElement>,
): number {
  const height = entry?.borderBoxSize[0]?.blockSize;
  if (height !== undefined) return Math.round(height);
  const index = indexFromElement(row);
  return measurementsCache[index]?.size ?? options.estimateSize(index);
}

function extractAll({ count }: Range): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function extractBlocks({ startIndex, endIndex, overscan, count }: Range): number[] {
  const from = Math.max(0, Math.floor((startIndex - overscan) / block) * block);
  const to = Math.min(count, Math.ceil((endIndex + 1 + overscan) / block) * block);
  return Array.from({ length: to - from }, (_, place) => from + place);
}
