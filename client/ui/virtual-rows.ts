import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePrinting } from "./use-printing.ts";

/** Up to here all rows are in the page, so that the browser's own search finds them. */
const allRows = 100;
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
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    scrollMargin,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 10,
    rangeExtractor: count <= allRows || printing ? extractAll : defaultRangeExtractor,
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

function extractAll({ count }: Range): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
