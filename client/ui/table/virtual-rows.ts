import type { Range, Virtualizer } from "@tanstack/react-virtual";
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { usePrinting } from "../../lib/browser/use-printing.ts";

/** Up to this many, all rows are in the page, so that the browser's own search finds them. */
export const allRows = 100;
/**
 * Rows that are added and removed together. With one, slow scrolling causes a layout at each row;
 * with six, adding them took half again as long on a slow processor.
 */
const block = 2;
/** Rows beyond the window. */
const overscan = 6;
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
  /** What long lists need. Until it is there, all rows are in the page, which a first page of a list is anyway. */
  windowing: typeof import("./row-window.ts") | undefined;
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
  windowing,
}: VirtualRowsOptions) {
  const container = useRef<E>(null);
  const scrollMargin = useScrollMargin(container);

  const printing = usePrinting();
  // For a different list, the visible rows first, so that they appear soon; the rest a moment
  // later.
  const begin = count > 0 ? keyOf(0) : "";
  const [shownFirst, setShownFirst] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setShownFirst(begin));
    return () => clearTimeout(timer);
  }, [begin]);
  const settled = shownFirst === begin;
  const all = (printing && count <= mostPrinted) || (settled && count <= allRows);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const options = {
    count,
    scrollMargin,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan,
    measureElement: measureLater,
    rangeExtractor: all ? extractAll : extractBlocks,
    // Rows outside the window last for a frame; waiting for new ones would delay scrolling.
    onChange: renderAgain,
  };
  const [rowWindow, setRowWindow] = useState(() => windowing?.createRowWindow(options, new Map()));
  rowWindow?.update(options);
  const virtualizer = rowWindow?.virtualizer;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is there
  useLayoutEffect(() => {
    if (!windowing || rowWindow) return;
    const heights = new Map(
      rowsIn(container).map((row) => [
        keyOf(Number(row.dataset.index)),
        Math.round(row.getBoundingClientRect().height),
      ]),
    );
    setRowWindow(windowing.createRowWindow(options, heights));
  }, [windowing]);
  useLayoutEffect(() => {
    for (const row of virtualizer ? rowsIn(container) : []) virtualizer?.measureElement(row);
    return virtualizer?._didMount();
  }, [virtualizer]);
  useLayoutEffect(() => virtualizer?._willUpdate());
  const latest = useRef(virtualizer);
  latest.current = virtualizer;
  const measure = useCallback((row: HTMLElement | null) => latest.current?.measureElement(row), []);

  const shown = settled ? count : Math.min(count, inWindow(rowHeight));
  useNearEnd(container, onNearEnd, { count, shown, virtualizer });

  if (!virtualizer) {
    return {
      container,
      measure,
      scrollTo: () => {},
      rows: Array.from({ length: shown }, (_, index) => ({ index, key: keyOf(index) })),
      before: 0,
      after: (count - shown) * rowHeight,
    };
  }
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  return {
    container,
    measure,
    /** Brings a row to the middle of the window. */
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: "center" }),
    rows,
    before: first ? first.start - scrollMargin : 0,
    after: last
      ? virtualizer.getTotalSize() - (last.end - scrollMargin)
      : virtualizer.getTotalSize(),
  };
}

/** How many rows fit into the window, and some more. */
function inWindow(rowHeight: number): number {
  return Math.ceil(window.innerHeight / rowHeight) + overscan;
}

function rowsIn({ current }: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(current?.children ?? [])].filter(
    (row): row is HTMLElement => row instanceof HTMLElement && row.dataset.index !== undefined,
  );
}

/** How far below the top of the page the rows begin. */
function useScrollMargin(container: RefObject<HTMLElement | null>): number {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const measureMargin = () => {
      const top = container.current?.getBoundingClientRect().top ?? 0;
      setMargin(Math.round(top + window.scrollY));
    };
    measureMargin();
    // Content above may collapse or grow.
    const observer = new ResizeObserver(measureMargin);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [container]);
  return margin;
}

interface Shown {
  count: number;
  /** As many are in the page while there is no virtualizer. */
  shown: number;
  virtualizer: Virtualizer<Window, HTMLElement> | undefined;
}

/** Calls back when the last rows come near, and again when there are more. */
function useNearEnd(
  container: RefObject<HTMLElement | null>,
  onNearEnd: () => void,
  { count, shown, virtualizer }: Shown,
): void {
  const reach = useRef(onNearEnd);
  reach.current = onNearEnd;
  const end = virtualizer?.range?.endIndex;
  const isNearEnd = end !== undefined && end >= count - headStart;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list may have its end in view too
  useEffect(() => {
    if (isNearEnd) reach.current();
  }, [isNearEnd, count]);
  useEffect(() => {
    const row = virtualizer ? undefined : rowsIn(container).at(-Math.min(headStart, shown));
    if (!row || shown < count) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && reach.current(),
      // Also once it is above the window.
      { rootMargin: "1000000px 0px 0px" },
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, [container, virtualizer, count, shown]);
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
