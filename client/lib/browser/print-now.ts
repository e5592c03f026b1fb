import { printing } from "../../../shared/words/en/printing.ts";
import { formatCount } from "../format/count.ts";
import type { ListView } from "../lists/list-query.ts";
import { notify } from "../notify.ts";
import { showAsBefore, showAsPrinted } from "./use-printing.ts";

/** A list that is on screen. */
export interface Shown {
  list: ListView<unknown>;
  things: keyof typeof printing;
}

/** Nobody reads more on paper, and browsers become slow. */
const mostRows = 2000;
/** Milliseconds until loaded rows are on screen, even on a slow phone. */
const patience = 5000;

/** Loads what is missing of what will be printed, then prints. `listShown` answers the lists as they are by then. */
export async function printNow(listShown: () => Shown[]): Promise<void> {
  // The other tabs of a page are printed, too.
  showAsPrinted();
  await until(() => !document.querySelector("main :is([aria-busy=true], .skeleton)"));
  if (await loadRows(listShown)) window.print();
  else showAsBefore();
}

/** Loads all rows of the lists on screen; false if they are not to be printed. */
async function loadRows(listShown: () => Shown[]): Promise<boolean> {
  const listOpen = () => listShown().filter(({ list }) => list.more.exist);
  const open = listOpen();
  for (const { list, things } of open) {
    if (list.total <= mostRows) continue;
    const most = formatCount(mostRows);
    notify.error(printing[things].tooMany(formatCount(list.total), most));
    return false;
  }
  const [first] = open;
  if (first) notify.note(printing[first.things].loading);
  for (const { list, things } of open) {
    if (await list.loadAll()) continue;
    notify.error(printing[things].failed);
    return false;
  }
  await until(() => listOpen().length === 0);
  return true;
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + patience;
  do await new Promise((resolve) => setTimeout(resolve, 20));
  while (!isSo() && performance.now() < end);
}
