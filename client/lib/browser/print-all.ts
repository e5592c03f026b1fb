import { useEffect, useRef } from "react";
import { formatCount } from "../format/count.ts";
import type { ListView } from "../lists/list-query.ts";
import { notify } from "../notify.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { showAsBefore, showAsPrinted } from "./use-printing.ts";

/** Nobody reads more on paper, and browsers become slow. */
const mostRows = 2000;
/** Milliseconds until loaded rows are on screen, even on a slow phone. */
const patience = 5000;

interface Shown {
  list: ListView<unknown>;
  /** "customers" */
  things: string;
}

/** The lists currently on screen. */
const shown = new Set<{ current: Shown }>();

/**
 * Prints the whole list, so that the rows add up to its total. Browsers do not wait once they
 * print, so Ctrl+P and the list's menu load the missing rows first.
 */
export function usePrintedWhole(list: ListView<unknown>, things: string): void {
  const latest = useRef<Shown>({ list, things });
  latest.current = { list, things };
  useEffect(() => {
    shown.add(latest);
    return () => void shown.delete(latest);
  }, []);
  useShortcut("print", () => void printAll());
}

/** Loads what is missing of what will be printed, then prints. */
export async function printAll(): Promise<void> {
  // The other tabs of a page are printed, too.
  showAsPrinted();
  await until(() => !document.querySelector("main :is([aria-busy=true], .skeleton)"));
  if (await loadRows()) window.print();
  else showAsBefore();
}

/** Loads all rows of the lists on screen; false if they are not to be printed. */
async function loadRows(): Promise<boolean> {
  const open = [...shown].map(({ current }) => current).filter(({ list }) => list.more.exist);
  for (const { list, things } of open) {
    if (list.total <= mostRows) continue;
    const most = formatCount(mostRows);
    notify.error(
      `${formatCount(list.total)} ${things} are too many to print. Search or filter the list down to ${most} first.`,
    );
    return false;
  }
  const [first] = open;
  if (first) notify.note(`Loading all ${first.things} to print them`);
  for (const { list, things } of open) {
    if (await list.loadAll()) continue;
    notify.error(`Not printed: some ${things} could not be loaded. Try again.`);
    return false;
  }
  await until(() => ![...shown].some(({ current }) => current.list.more.exist));
  return true;
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + patience;
  do await new Promise((resolve) => setTimeout(resolve, 20));
  while (!isSo() && performance.now() < end);
}
