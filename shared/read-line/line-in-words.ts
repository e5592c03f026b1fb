import type { LineContext } from "./line.ts";
import { nameLine } from "./name-line.ts";
import { pickPerson } from "./pick-person.ts";
import { readLine } from "./read-line.ts";

/** For tests: the people that a search would find for a word. */
const people = [
  { _id: "1", name: "Anna Berg", companyName: "Berg & Co.", lastContact: "2026-11-20" },
  { _id: "2", name: "Pádraig O’Shaughnessy", companyName: "Bakkerij", lastContact: "2026-08-04" },
  { _id: "3", name: "Ana Sousa", companyName: "Tamarind Kitchen", lastContact: "2026-11-02" },
  { _id: "4", name: "Jürgen Jäger", companyName: "Vogelsang GmbH", lastContact: "2026-07-09" },
  { _id: "5", name: "مريم حداد", companyName: "الزهراء", lastContact: "2026-07-09" },
  { _id: "6", name: "Aoife Quinlan", companyName: "Quinlan & Sons", lastContact: "2026-11-09" },
  { _id: "7", name: "Ciara Lynch", companyName: "Harbor Books", lastContact: "2026-10-09" },
];

/** A Sunday, 1:20 PM. */
const now = "2026-11-22T13:20";

/** A line as it is understood: kind and values; its parts in order; the text. Empty for a search. */
export function lineInWords(text: string, context: Partial<LineContext> = {}): string {
  const line = readLine(text, { now, tags: ["VIP", "Net 60"], ...context });
  if (!line) return "";
  const found = line.names.map((word) => ({ word, people }));
  const [first] = pickPerson(line, found, { today: now.slice(0, 10) }).people;
  // A day and nobody who is known may be anything.
  if (line.kind === "book" && !line.time && !first) return "";
  const named = nameLine(line, first ? { ...first.fit, name: first.person.name } : null);
  const { day, time, minutes, repeat, status, tags } = line;
  const values = [named.kind, day, time, minutes && `${minutes}m`, repeat, status, ...tags];
  const parts = named.parts.map(({ name, start, end }) => `${name} ${text.slice(start, end)}`);
  const said = named.complete ? named.text && `= ${named.text}` : "...";
  return [values.filter(Boolean).join(" "), ...parts, said].filter(Boolean).join(" | ");
}

/** The rows of a table: a line and what it is to be understood as. */
export function rowsOf(table: string): [line: string, understood: string][] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [line = "", understood = ""] = row.split(/ +=> /);
      return [line, understood];
    });
}
