import { useEffect, useRef } from "react";
import type { ListView } from "../lists/list-query.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { lazyModule } from "./lazy-module.ts";
import type { Shown } from "./print-now.ts";

const printing = lazyModule(() => import("./print-now.ts"));

/** The lists currently on screen. */
const shown = new Set<{ current: Shown }>();

/**
 * Prints the whole list, so that the rows add up to its total. Browsers do not wait once they
 * print, so Ctrl+P and the list's menu load the missing rows first.
 */
export function usePrintedWhole(list: ListView<unknown>, things: Shown["things"]): void {
  printing.use();
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
  const listShown = () => [...shown].map(({ current }) => current);
  if (await printing.ask()) await printing.now()?.printNow(listShown);
}
