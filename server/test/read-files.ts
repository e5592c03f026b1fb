import { exportEndpoints } from "../../shared/transfer/exports.ts";
import type { Person } from "./harness.ts";

/** Reads a CSV file after RFC 4180, and nothing that only looks like one. Rows by column title. */
export function readCsv(text: string): Record<string, string>[] {
  if (!text.startsWith("\uFEFF")) throw new Error("A spreadsheet needs the byte order mark");
  const lines: string[][] = [];
  let line: string[] = [];
  let rest = text.slice(1);
  while (rest !== "") {
    const [whole = "", quoted, plain, end] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    if (!end) throw new Error(`No CSV at ${JSON.stringify(rest.slice(0, 80))}`);
    line.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    rest = rest.slice(whole.length);
    if (end === ",") continue;
    lines.push(line);
    line = [];
  }
  const [titles = [], ...rows] = lines;
  return rows.map((cells) => {
    if (cells.length !== titles.length) throw new Error(`A row of ${cells.length} cells`);
    return Object.fromEntries(titles.map((title, place) => [title, cells[place] ?? ""]));
  });
}

/** The events of an ICS file: the text of each property by its name, parameters included. */
export function readIcs(text: string): Record<string, string>[] {
  if (!text.endsWith("\r\n") || /[^\r]\n|\r[^\n]/.test(text)) throw new Error("Lines end in CRLF");
  const raw = text.slice(0, -2).split("\r\n");
  for (const line of raw) {
    if (Buffer.byteLength(line) > 75) throw new Error(`Longer than 75 octets: ${line}`);
    if (line.includes("\uFFFD")) throw new Error(`A character is cut in two: ${line}`);
  }
  const lines = raw.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
  if (lines.at(0) !== "BEGIN:VCALENDAR" || lines.at(-1) !== "END:VCALENDAR") {
    throw new Error("Not a calendar");
  }
  const events: Record<string, string>[] = [];
  let event: Record<string, string> | undefined;
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon);
    if (line === "BEGIN:VEVENT") event = {};
    else if (line === "END:VEVENT" && event) {
      events.push(event);
      event = undefined;
    } else if (event) event[name] = unescapeText(line.slice(colon + 1));
  }
  return events;
}

function unescapeText(text: string): string {
  return text.replace(/\\([\\;,nN])/g, (_, character: string) =>
    character.toLowerCase() === "n" ? "\n" : character,
  );
}

/** All that an account exports, but for its history and when what was changed. */
export async function readAccount(person: Person) {
  const { text } = await person.download(exportEndpoints.everything);
  const { exportedAt: _, history: _history, ...all } = JSON.parse(text);
  return JSON.parse(JSON.stringify(all, (key, value) => (key === "updatedAt" ? undefined : value)));
}
