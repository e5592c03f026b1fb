import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { cells } from "../../../../shared/words/en/cells.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { matching } from "../../../../shared/words/en/matching.ts";
import type { Match, Target } from "../match/column-match.ts";
import type { SourceRow } from "../read/source.ts";
import { isPartOf } from "../read/words.ts";

interface Column {
  place: number;
  heading: string;
  /** Where it stands what kind of email, phone or address it is. */
  labels: readonly number[];
}

interface Given {
  heading: string;
  text: string;
  label: string;
}

interface Texts {
  texts: Map<Target, string>;
  extra: string[];
}

/** What stands between the texts of columns that make one. */
const joined: Partial<Record<Target, string>> = {
  firstName: " ",
  lastName: " ",
  notes: "\n\n",
  tags: " ; ",
  address: ", ",
  companyAddress: ", ",
  date: " ",
  time: " ",
  end: " ",
};

/** How a cell with several emails or phones parts them. */
const several: Partial<Record<Target, RegExp>> = {
  email: /\s*(?:::::?|[;\n|]|,(?=\s*\S+@))\s*/,
  phone: /\s*(?:::::?|[;\n|])\s*/,
};

/** Nobody answers those. */
const unanswered = /fax|telecopi|\bpager\b|\btelex\b/i;

/** How a row's cells come together by what its columns become; what is more goes to the notes. */
export function toTexts(match: Match): (row: SourceRow) => Texts {
  const labels = labelsOf(match);
  const columns = new Map<Target, Column[]>();
  for (const [place, { becomes, heading: given }] of match.columns.entries()) {
    const heading = toLabel(given, becomes);
    const column = { place, heading, labels: labels.get(place) ?? [] };
    columns.set(becomes, [...(columns.get(becomes) ?? []), column]);
  }
  const labeling = new Set([...labels.values()].flat());
  return (row) => {
    const texts = new Map<Target, string>();
    const extra: string[] = [];
    for (const [target, places] of columns) {
      if (target === "skip" || target === "addToNotes") continue;
      const all = toGiven(row, target, places);
      const given = target === "phone" ? all.filter((one) => !isUnanswered(one)) : all;
      extra.push(...all.filter((one) => !given.includes(one)).map(toLine));
      const sign = joined[target];
      const isAddress = target === "address" || target === "companyAddress";
      const parts = isAddress ? withoutRepeats(given) : given.map(({ text }) => text);
      texts.set(target, (sign ? parts.join(sign) : parts[0]) ?? "");
      for (const { heading, label } of sign ? given : given.slice(0, 1)) {
        if (label !== "") extra.push(imports.named(cells.label(heading), label));
      }
      if (!sign) extra.push(...further(given));
    }
    const told = [...texts.values()].join(" ");
    for (const column of columns.get("addToNotes") ?? []) {
      const isSaid = labeling.has(column.place) && isLabelSaid(row, column.place, labels);
      if (isSaid) continue;
      extra.push(
        ...toGiven(row, "addToNotes", [column])
          .filter(({ heading, text }) => !(repeating.test(heading) && isPartOf(text, told)))
          .map(toLine),
      );
    }
    return { texts: toWhole(texts, match.kind, extra), extra };
  };
}

function isUnanswered({ heading, text, label }: Given): boolean {
  return [heading, text, label].some((part) => unanswered.test(part));
}

/** Names that programs put together of others. */
const repeating =
  /display name|file as|formatted name|anzeigename|angezeigter name|nom complet|full name/i;

function toGiven(row: SourceRow, target: Target, places: readonly Column[]): Given[] {
  return places.flatMap(({ place, heading, labels }) => {
    const text = row.cells[place]?.trim() ?? "";
    const label = labels.length > 0 ? labelIn(row, labels) : "";
    const sign = several[target];
    const parts = sign ? toList(text, sign) : [text];
    return parts.filter((part) => !isBlank(part)).map((part) => ({ heading, text: part, label }));
  });
}

/** As a program may write a list: `["anna@berg.example"]`. */
function toList(text: string, sign: RegExp): string[] {
  const inside = /^\[(.*)\]$/s.exec(text)?.[1];
  if (inside === undefined) return text.split(sign);
  return inside.split(",").map((part) => part.replace(/^\s*"?|"?\s*$/g, ""));
}

/** A day of nobody, as Outlook has it, is none. */
function isBlank(text: string): boolean {
  return text === "" || /^0([-/.])0\1(?:00){1,2}$/.test(text);
}

/** A street may have the city and the country in it that stand in columns of their own as well. */
function withoutRepeats(given: readonly Given[]): string[] {
  const parts: string[] = [];
  for (const { text } of given) {
    if (!isPartOf(text, parts.join(" "))) parts.push(text.replace(/\s*\n\s*/g, ", "));
  }
  return parts;
}

/** Those after the first, each once; the same under another label is another one. */
function further([first, ...others]: readonly Given[]): string[] {
  const seen = new Set(first ? [first.text.toLowerCase()] : []);
  const lines = new Set<string>();
  for (const one of others) {
    const isRepeat = seen.has(one.text.toLowerCase());
    if (!isRepeat || (one.label !== "" && one.label !== first?.label)) lines.add(toLine(one));
    seen.add(one.text.toLowerCase());
  }
  return [...lines];
}

/** First and last name make a name; a day and an hour a time; a start and an end a duration. */
function toWhole(texts: Map<Target, string>, kind: ImportKind, extra: string[]) {
  if (kind === "appointments") {
    const [date, time] = [take(texts, "date"), take(texts, "time")];
    if (date !== null || time !== null) texts.set("date", toMoment(date ?? "", time ?? ""));
    const end = texts.get("end");
    if (end) texts.set("end", end.replace(twoDays, "$1 "));
    // It is only there to tell how long the appointment takes, see fit.ts.
    return texts;
  }
  const first = take(texts, "firstName");
  const last = take(texts, "lastName");
  if (first === null && last === null) return texts;
  const both = [first, last].filter(Boolean).join(" ");
  const whole = texts.get("name");
  if (!whole) texts.set("name", both);
  else if (!both.split(" ").every((word) => whole.includes(word)))
    extra.push(imports.named(matching.fields.name, both));
  return texts;
}

const dayFirst = /^\d{1,4}([-/. ])\d{1,2}\1\d{1,4}(?!\d)[T,]?\s*/;
const twoDays = /^(\d{1,4}([-/. ])\d{1,2}\2\d{1,4})\s+\1(?!\d)[T,]?\s*/;

/** A day and an hour; spreadsheets write the day into the column of the hours as well. */
function toMoment(date: string, time: string): string {
  if (date === "") return time;
  const hour = time.replace(dayFirst, "");
  return hour === "" || date.includes(hour) ? date : `${date} ${hour}`;
}

function take(texts: Map<Target, string>, target: Target): string | null {
  const text = texts.get(target) ?? null;
  texts.delete(target);
  return text;
}

/** `E-mail 2 - Value` says no more than that it is an email. */
function toLabel(heading: string, becomes: Target): string {
  const bare = heading.replace(/ - (?:Value|Formatted)$/, "").replace(/(?<=\p{L}) \d+$/u, "");
  if (bare !== "") return bare;
  return becomes === "email" ? matching.fields.email : matching.fields.phone;
}

function toLine({ heading, text, label }: Given): string {
  const name = label === "" ? heading : `${heading} (${label})`;
  return name === "" ? text : imports.named(name, text);
}

const labelHeading = /^(.+?)(?: -)?[ -](?:label|type|typ|service)$/i;

/** `E-mail 1 - Label` and `Phone type` stand beside values; by the places of those. */
function labelsOf({ columns }: Match): ReadonlyMap<number, readonly number[]> {
  const values = new Map<string, number>();
  for (const [place, { heading, becomes }] of columns.entries()) {
    if (becomes === "skip" || labelHeading.test(heading)) continue;
    const stem = heading.replace(/ - (?:Value|Formatted)$|[ -]adress?e?$/i, "").toLowerCase();
    if (!values.has(stem)) values.set(stem, place);
  }
  const labels = new Map<number, readonly number[]>();
  for (const [place, { heading, becomes }] of columns.entries()) {
    const [, stem = ""] = labelHeading.exec(heading) ?? [];
    const value = values.get(stem.toLowerCase());
    if (becomes !== "addToNotes" || value === undefined) continue;
    labels.set(value, [...(labels.get(value) ?? []), place]);
  }
  return labels;
}

/** A label without its value is a line of its own. */
function isLabelSaid(
  row: SourceRow,
  place: number,
  labels: ReadonlyMap<number, readonly number[]>,
): boolean {
  return [...labels].some(
    ([value, places]) => places.includes(place) && (row.cells[value]?.trim() ?? "") !== "",
  );
}

/** What every email and phone is. */
const silent = /^(?:|smtp|ex|internet|voice|other|default)$/i;

function labelIn({ cells }: SourceRow, places: readonly number[]): string {
  return places
    .map((place) => (cells[place] ?? "").replace(/^\*\s*/, "").trim())
    .filter((label) => !silent.test(label))
    .join(", ");
}
