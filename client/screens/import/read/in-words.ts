import { cells } from "../../../../shared/words/en/cells.ts";
import { oddities } from "../../../../shared/words/en/oddities.ts";
import { unreadable } from "../../../../shared/words/en/unreadable.ts";
import { say } from "../../../../shared/words/say.ts";
import type { Source, SourceNote } from "./source.ts";

// A worker has no words of the language: what it has found is said here, on the page.

/** A note as a sentence. */
export function sayNote({ says, values }: SourceNote): string {
  return say(oddities, says, values) ?? say(unreadable, says, values) ?? says;
}

/** `Phone 2 label`, of which only what it is of is said in other words: its end is what it is known by. */
const heading = /^(.*?)( \d+)?( label)?$/;

/** A file with the headings of its own in words, and with what was found out about its records. */
export function inOwnWords(source: Source): Source {
  const isCards = source.kind === "customers";
  const said = source.columns.map((column) => {
    if (column.letters) return { ...column, heading: cells.column(column.letters) };
    if (source.kind === null) return column;
    const [, name = "", count = "", label = ""] = heading.exec(column.heading) ?? [];
    return { ...column, heading: `${wordOf(cells.headings, name)}${count}${label}` };
  });
  const readers = source.columns.map((column) => readerOf(column.heading, isCards));
  const isTold = source.kind !== null && readers.some(Boolean);
  const rows = isTold
    ? source.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell, place) => readers[place]?.(cell) ?? cell),
      }))
    : source.rows;
  return { ...source, columns: said, rows };
}

/** How a column is called where it is shown. */
export function shownHeading({ kind }: Source, text: string): string {
  return kind === "customers" && text.endsWith(" label")
    ? cells.label(text.slice(0, -" label".length))
    : text;
}

function wordOf(words: Readonly<Record<string, string>>, name: string): string {
  return words[name] ?? name;
}

/** What says a cell of a column in words; undefined where it stands as it is in the file. */
function readerOf(name: string, isCards: boolean): ((cell: string) => string) | undefined {
  if (isCards) {
    if (name.endsWith(" label")) return (cell) => eachOf(cell, sayLabel);
    return name === "More" ? sayMore : undefined;
  }
  return readers[name];
}

const readers: Readonly<Record<string, (cell: string) => string>> = {
  Length: sayLength,
  "Further reminder": (cell) => eachOf(cell, sayReminder),
  Visibility: sayMark,
  Status: sayMark,
  Priority: sayMark,
};

function eachOf(cell: string, sayOne: (text: string) => string): string {
  return cell === "" ? "" : cell.split(", ").map(sayOne).join(", ");
}

/** "Main", "Home page", as labels are written; those that somebody has given stay. */
function sayLabel(text: string): string {
  return wordOf(cells.labels, text);
}

function sayMark(text: string): string {
  return wordOf(cells.marks, text);
}

/** Lines of several headings, each with its own before it. */
function sayMore(cell: string): string {
  return cell.replace(/^[^:(\n]+?(?=(?: \([^)\n]*\))?: )/gm, (name) =>
    wordOf(cells.headings, name),
  );
}

/** Minutes before the start; fewer than none are after it. */
function sayReminder(minutes: string): string {
  const before = Number(minutes);
  return before < 0 ? cells.after(-before) : cells.before(before);
}

/** Of minutes: "1 day 22 hours". */
function sayLength(text: string): string {
  const minutes = Number(text);
  if (!minutes) return text;
  const parts = [
    { count: Math.floor(minutes / 1440), words: cells.days },
    { count: Math.floor((minutes % 1440) / 60), words: cells.hours },
    { count: minutes % 60, words: cells.minutes },
  ];
  return parts.flatMap(({ count, words }) => (count > 0 ? [words(count)] : [])).join(" ");
}
