import { createStore } from "../store.ts";

const printQuery = window.matchMedia("print");
const printing = createStore(printQuery.matches);

/** True while the page is being printed: everything must then be shown. */
export function usePrinting(): boolean {
  return printing.use();
}

/** Shows everything ahead of printing, so that it can be loaded; the end of printing takes that back. */
export function showAsPrinted(): void {
  printing.set(true);
}

/** Takes it back where nothing was printed. */
export function showAsBefore(): void {
  printing.set(printQuery.matches);
}

// The events come before the print layout; the query also matches in a preview.
window.addEventListener("beforeprint", showAsPrinted);
window.addEventListener("afterprint", showAsBefore);
printQuery.addEventListener("change", showAsBefore);
