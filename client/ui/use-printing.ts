import { useSyncExternalStore } from "react";

const printQuery = window.matchMedia("print");
let printing = printQuery.matches;

/** True while the page is put on paper: what is otherwise left out must then be there. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watchPrinting, () => printing);
}

/** The events come before the page is laid out for paper, the query also in a preview of it. */
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
