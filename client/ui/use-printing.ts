import { useSyncExternalStore } from "react";

const printQuery = window.matchMedia("print");
let printing = printQuery.matches;
const watchers = new Set<() => void>();

/** True while the page is being printed: everything must then be shown. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watchPrinting, () => printing);
}

/** Shows everything ahead of printing, so that it can be loaded. The result takes that back. */
export function showAsPrinted(): () => void {
  tell(true);
  return end;
}

/** The events come before the print layout; the query also matches in a preview. */
function watchPrinting(changed: () => void): () => void {
  watchers.add(changed);
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  printQuery.addEventListener("change", end);
  return () => {
    watchers.delete(changed);
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
    printQuery.removeEventListener("change", end);
  };
}

const begin = () => tell(true);
const end = () => tell(printQuery.matches);

function tell(next: boolean): void {
  printing = next;
  for (const changed of watchers) changed();
}
