import { useSyncExternalStore } from "react";

const printQuery = window.matchMedia("print");
let printing = printQuery.matches;

/** True while the page is being printed: everything must then be shown. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watchPrinting, () => printing);
}

/** The events come before the print layout; the query also matches in a preview. */
function watchPrinting(changed: () => void): () => void {
  const tell = (next: boolean) => {
    printing = next;
    changed();
  };
  const begin = () => tell(true);
  const end = () => tell(printQuery.matches);
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  printQuery.addEventListener("change", end);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
    printQuery.removeEventListener("change", end);
  };
}
