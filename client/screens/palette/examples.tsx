import { Sparkle } from "lucide-react";
import type { Customer } from "../../../shared/kinds/customers.ts";
import type { Found } from "../../../shared/lists/search.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { palette } from "../../../shared/words/en/palette.ts";
import { isolate } from "../../lib/format/isolate.ts";
import type { RecentRecord } from "../../lib/lists/recent.ts";
import type { PaletteGroup, PaletteItem } from "./items/items.ts";

type Next = Found["appointments"][number] | undefined;

/** Whom the user is likely to write a line about, by first name. */
export function likelyNames(
  next: Next,
  waiting: readonly Pick<Customer, "name">[],
  recent: readonly RecentRecord[],
): string[] {
  const customers = recent.filter(({ kind }) => kind === "customer").map(({ title }) => title);
  const names = [next?.customer.name ?? [], waiting.map(({ name }) => name), customers].flat();
  return [...new Set(names.map(firstNameOf))];
}

/** Three lines to learn from, about people who are there; choosing one writes it into the field. */
export function exampleItems(names: readonly string[], fill: (line: string) => void) {
  const [first = "anna", second = first, third = second] = names.map(isolate);
  const { lines } = palette.examples;
  return [
    toItem(lines.book(first), palette.examples.books, fill),
    toItem(lines.log(second), palette.examples.logs, fill),
    toItem(lines.add(third), palette.examples.adds, fill),
  ];
}

/** Before anything is typed, with the people it may be about. */
export function stepExamples(
  step: "task" | "call",
  names: readonly string[],
  fill: (line: string) => void,
): PaletteGroup[] {
  const [first = "anna", second = first] = names.map(isolate);
  const { lines: said } = palette.examples;
  const lines =
    step === "call"
      ? [said.wants(first), said.notThere(second), first]
      : [said.send(first), said.callBack(second), said.taxes];
  return [{ value: palette.groups.try, items: lines.map((line) => toItem(line, undefined, fill)) }];
}

function toItem(line: string, note: string | undefined, fill: (line: string) => void): PaletteItem {
  return {
    value: `try ${line}`,
    icon: <Sparkle />,
    title: line,
    note,
    stays: true,
    // Shown with the names isolated, written without the marks.
    run: () => fill(line.replaceAll(/[\u2068\u2069]/g, "")),
  };
}
