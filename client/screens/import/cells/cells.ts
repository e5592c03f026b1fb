import type { Match, Target } from "../match/column-match.ts";
import { withoutMarks } from "../read/fields.ts";
import type { Cell, Problem } from "../rows/draft.ts";
import { readEmail, readPhone } from "./read-contact.ts";
import { readDate, readMoment } from "./read-date.ts";
import {
  limits,
  readAmount,
  readChoice,
  readDuration,
  readPeople,
  readPerson,
  readReminder,
  readRepeat,
  readTags,
  readText,
  readWebsite,
} from "./read-values.ts";

/** What a text is for its target: a value, or what is wrong with it and the obvious repair. */
export function readCell(target: Target, text: string, match: Match): Cell {
  const clean = toClean(text);
  const reading = readValue(target, clean, match);
  return typeof reading === "object" && reading !== null && "text" in reading
    ? { text: clean, value: null, problem: reading }
    : { text: clean, value: reading };
}

/** Many cells of a column hold the same, and dates in words take a while. */
const mostKept = 5000;

/** `readCell` for many rows. */
export function createReader(match: Match): (target: Target, text: string) => Cell {
  const kept = new Map<Target, Map<string, Cell>>();
  return (target, text) => {
    const cells = kept.get(target) ?? new Map<string, Cell>();
    kept.set(target, cells);
    const found = cells.get(text);
    if (found) return found;
    const cell = readCell(target, text, match);
    if (cells.size < mostKept) cells.set(text, cell);
    return cell;
  };
}

/** How the column reads that becomes this; the first, where several do. */
function columnOf(match: Match, target: Target) {
  return match.columns.find(({ becomes }) => becomes === target);
}

function readValue(target: Target, text: string, match: Match): Cell["value"] | Problem {
  const column = columnOf(match, target);
  switch (target) {
    case "email":
      return readEmail(withoutMarks(text));
    case "phone":
      return readPhone(withoutMarks(text));
    case "value":
      return readAmount(text, column?.decimals ?? "dot");
    case "lastContact":
      return readDate(text, column?.dates ?? "ymd");
    case "date":
    case "end":
      return readMoment(text, column?.dates ?? "ymd");
    case "duration":
      return readDuration(text);
    case "reminder":
      return readReminder(text);
    case "status":
    case "outcome":
      return readChoice(text, target, column?.values ?? {});
    case "responsible":
    case "host":
      return readPerson(text, column?.values ?? {});
    case "attending":
      return readPeople(text);
    case "repeat":
      return readRepeat(text);
    case "website":
    case "companyWebsite":
      return readWebsite(withoutMarks(text));
    case "tags":
      return readTags(text);
    default:
      return readText(text, limits[target] ?? 200);
  }
}

/** Without what cannot be stored or seen, and the marks that keep a spreadsheet from reading it. */
function toClean(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\0\u200b\u200e\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
      .trim()
      // As some programs keep a spreadsheet from reading it.
      .replace(/^'(?=[+=@\d-])/, "")
  );
}
