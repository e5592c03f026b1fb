import { useEffect, useRef } from "react";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { notify } from "../ui/toaster.tsx";
import { formatCount } from "./count.ts";
import type { ListView } from "./list-query.ts";

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

/** Loads the missing rows of the lists on screen, then prints. */
export async function printAll(): Promise<void> {
  const open = [...shown].map(({ current }) => current).filter(({ list }) => list.more.exist);
  for (const { list, things } of open) {
    if (list.total <= mostRows) continue;
    const most = formatCount(mostRows);
    notify.error(
      `${formatCount(list.total)} ${things} are too many to print. Search or filter the list down to ${most} first.`,
    );
    return;
  }
  const [first] = open;
  if (first) notify.note(`Loading all ${first.things} to print them`);
  for (const { list, things } of open) {
    if (await list.loadAll()) continue;
    notify.error(`Not printed: some ${things} could not be loaded. Try again.`);
    return;
  }
  const end = performance.now() + patience;
  while ([...shown].some(({ current }) => current.list.more.exist) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  window.print();
}
