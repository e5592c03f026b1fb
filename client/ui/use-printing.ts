import { useSyncExternalStore } from "react";

const printQuery = window.matchMedia("print");
let printing = printQuery.matches;
const watchers = new Set<() => void>();

/** True while the page is being printed: everything must then be shown. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watchPrinting, () => printing);
}

function watchPrinting(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** Shows everything ahead of printing, so that it can be loaded; the end of printing takes that back. */
export function showAsPrinted(): void {
  tell(true);
}

/** Takes it back where nothing was printed. */
export function showAsBefore(): void {
  tell(printQuery.matches);
}

function tell(next: boolean): void {
  printing = next;
  for (const changed of watchers) changed();
}

// The events come before the print layout; the query also matches in a preview.
window.addEventListener("beforeprint", showAsPrinted);
window.addEventListener("afterprint", showAsBefore);
printQuery.addEventListener("change", showAsBefore);
