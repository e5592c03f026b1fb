import type { ImportKind, Match, SourceRow, Target } from "../types.ts";

interface Column {
  place: number;
  heading: string;
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
  date: " ",
  time: " ",
  end: " ",
};

/** How a cell with several emails or phones parts them. */
const several: Partial<Record<Target, RegExp>> = {
  email: /\s*(?:::::?|[;\n|]|,(?=\s*\S+@))\s*/,
  phone: /\s*(?:::::?|[;\n|])\s*/,
};

/** How a row's cells come together by what its columns become; what is more goes to the notes. */
export function toTexts(match: Match): (row: SourceRow) => Texts {
  const columns = new Map<Target, Column[]>();
  for (const [place, { becomes, heading: given }] of match.columns.entries()) {
    const heading = toLabel(given, becomes);
    columns.set(becomes, [...(columns.get(becomes) ?? []), { place, heading }]);
  }
  return (row) => {
    const texts = new Map<Target, string>();
    const extra: string[] = [];
    for (const [target, places] of columns) {
      if (target === "skip") continue;
      const given = toGiven(row, target, places);
      if (target === "addToNotes") {
        extra.push(...given.map(({ heading, text }) => toLine(heading, text)));
      } else {
        const parts = given.map(({ text }) => text);
        const sign = joined[target];
        texts.set(target, (sign ? parts.join(sign) : parts[0]) ?? "");
        if (!sign) extra.push(...further(given));
      }
    }
    return { texts: toWhole(texts, match.kind, extra), extra };
  };
}

function toGiven(row: SourceRow, target: Target, places: readonly Column[]) {
  return places.flatMap(({ place, heading }) => {
    const text = row.cells[place]?.trim() ?? "";
    const sign = several[target];
    const parts = sign ? toList(text, sign) : [text];
    return parts.filter((part) => !isBlank(part)).map((part) => ({ heading, text: part }));
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

/** Those after the first, each once. */
function further(given: readonly { heading: string; text: string }[]): string[] {
  const seen = new Set([given[0]?.text.toLowerCase()]);
  const lines: string[] = [];
  for (const { heading, text } of given) {
    if (!seen.has(text.toLowerCase())) lines.push(toLine(heading, text));
    seen.add(text.toLowerCase());
  }
  return lines;
}

/** First and last name make a name; a day and an hour a time; a start and an end a duration. */
function toWhole(texts: Map<Target, string>, kind: ImportKind, extra: string[]) {
  if (kind === "appointments") {
    const [date, time] = [take(texts, "date"), take(texts, "time")];
    if (date !== null || time !== null) texts.set("date", [date, time].filter(Boolean).join(" "));
    // It is only there to tell how long the appointment takes, see fit.ts.
    return texts;
  }
  const first = take(texts, "firstName");
  const last = take(texts, "lastName");
  if (first === null && last === null) return texts;
  const both = [first, last].filter(Boolean).join(" ");
  const whole = texts.get("name");
  if (!whole) texts.set("name", both);
  else if (!both.split(" ").every((word) => whole.includes(word))) extra.push(toLine("Name", both));
  return texts;
}

function take(texts: Map<Target, string>, target: Target): string | null {
  const text = texts.get(target) ?? null;
  texts.delete(target);
  return text;
}

/** `E-mail 2 - Value` says no more than that it is an email. */
function toLabel(heading: string, becomes: Target): string {
  const bare = heading.replace(/ - Value$/, "").replace(/(?<=\p{L}) \d+$/u, "");
  if (bare !== "") return bare;
  return becomes === "email" ? "Email" : "Phone";
}

function toLine(heading: string, text: string): string {
  return heading === "" ? text : `${heading}: ${text}`;
}
