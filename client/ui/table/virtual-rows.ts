import { type Range, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePrinting } from "../../lib/browser/use-printing.ts";

/** Up to this many, all rows are in the page, so that the browser's own search finds them. */
const allRows = 100;
/**
 * Rows that are added and removed together. With one, slow scrolling causes a layout at each row;
 * with six, adding them took half again as long on a slow processor.
 */
const block = 2;
/** More than this are not printed whole: the browser would not come back. */
const mostPrinted = 5000;
/** Distance from the end, in rows, at which more are requested. */
const headStart = 20;

type VirtualRowsOptions = {
  count: number;
  /** Height of a row until it has been measured, in pixels. */
  rowHeight: number;
  keyOf: (index: number) => string;
  onNearEnd: () => void;
};

/**
 * The rows of a long list near the window; `before` and `after` are the heights of the others in
 * pixels. Put `container` on the element around the rows, `measure` on each row.
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
    // Content above may collapse or grow.
    const observer = new ResizeObserver(measureMargin);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const printing = usePrinting();
  // For a different list, the visible rows first, so that they appear soon; the rest a moment
  // later.
  const begin = count > 0 ? keyOf(0) : "";
  const settled = useDeferredValue(begin, "") === begin;
  const all = (printing && count <= mostPrinted) || (settled && count <= allRows);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    scrollMargin,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 6,
    measureElement: measureLater,
    // Rows outside the window last for a frame; waiting for new ones would delay scrolling.
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
    /** Brings a row to the middle of the window. */
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: "center" }),
    rows,
    before: first ? first.start - scrollMargin : 0,
    after: last
      ? virtualizer.getTotalSize() - (last.end - scrollMargin)
      : virtualizer.getTotalSize(),
  };
}

/**
 * The height as reported by the browser. Measuring each new row would force a layout of the whole
 * page; until it is known, the estimate counts.
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
