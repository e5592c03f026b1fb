import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from "@tanstack/react-virtual";

/** What a list says about its rows whenever it is rendered. */
type RowOptions = Pick<
  VirtualizerOptions<Window, HTMLElement>,
  | "count"
  | "scrollMargin"
  | "estimateSize"
  | "getItemKey"
  | "overscan"
  | "measureElement"
  | "rangeExtractor"
  | "onChange"
>;

/** Which rows of a long list are near the window. `heights` are those of rows that are on screen already. */
export function createRowWindow(first: RowOptions, heights: ReadonlyMap<string, number>) {
  const known = [...heights].map(([key, size], index) => ({
    key,
    size,
    index,
    // Only the sizes are read.
    start: 0,
    end: size,
    lane: 0,
  }));
  const complete = (options: RowOptions) => ({
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
    initialMeasurementsCache: known,
    ...options,
  });
  const virtualizer = new Virtualizer<Window, HTMLElement>(complete(first));
  return {
    virtualizer,
    update: (options: RowOptions) => virtualizer.setOptions(complete(options)),
  };
}
