import { monthNames } from "../../../../shared/dates/date-words.ts";
import { addDays, isCalendarDate } from "../../../../shared/dates/dates.ts";
import { parseDateTime, parseDay } from "../../../../shared/dates/parse-date-time.ts";
import { fold } from "../../../../shared/text/fold.ts";
import { faults } from "../../../../shared/words/en/faults.ts";
import { formatDate, today } from "../../../lib/dates/dates.ts";
import type { DateOrder } from "../match/column-match.ts";
import type { Problem } from "../rows/draft.ts";
import { isNothing } from "./read-values.ts";

const figures = /^(\d{1,4})([-/. ])(\d{1,2})\2(\d{1,4})(?![\d])/;
const two = (text: string | number) => String(text).padStart(2, "0");

/** A day, in the order of its column; `05/11/2026 14:30` is one, too. */
export function readDate(text: string, order: DateOrder): string | null | Problem {
  if (isNothing(text) || /^[0\s/.-]+$/.test(text)) return null;
  const day = dayOf(text, order);
  if (typeof day !== "string") return day;
  if (day <= today()) return day;
  const other = dayOf(text, order === "dmy" ? "mdy" : "dmy");
  return typeof other === "string" && other <= today()
    ? { text: faults.afterToday, fix: toFix(other) }
    : { text: faults.afterToday };
}

/** A day with its time, where it has one: `2026-05-04T15:00:00.000Z`, or `2026-05-04`. */
export function readMoment(text: string, order: DateOrder): string | null | Problem {
  if (isNothing(text)) return null;
  const day = dayOf(text, order);
  if (typeof day !== "string") return day;
  const rest = text
    .replace(figures, "")
    .replace(/^T/, "")
    .replace(/(\d:\d\d):\d\d(?:\.\d+)?/, "$1");
  const now = `${day}T00:00`;
  const time = /\d/.test(rest)
    ? parseDateTime(rest.replace(/\s*Z$|[+-]\d\d:?\d\d$/, ""), { now, near: now, hours24: true })
    : null;
  return time ? `${day}T${time.value.slice(11, 16)}:00.000Z` : day;
}

function dayOf(text: string, order: DateOrder): string | Problem {
  const found = figures.exec(text);
  if (found) {
    const [, first = "", , second = "", third = ""] = found;
    const day = inOrder(first, second, third, order);
    if (isCalendarDate(day)) return day;
    const other = inOrder(first, second, third, order === "dmy" ? "mdy" : "dmy");
    return { text: faults.noSuchDay, ...(isCalendarDate(other) ? { fix: toFix(other) } : {}) };
  }
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)(?:T\d{4,6}Z?)?$/.exec(text) ?? [];
  if (year && isCalendarDate(`${year}-${month}-${date}`)) return `${year}-${month}-${date}`;
  // As a spreadsheet counts days.
  if (/^[2-6]\d{4}(?:[.,]\d+)?$/.test(text))
    return addDays("1899-12-30", Number.parseInt(text, 10));
  const words = toEnglishMonths(text).replace(/,? (?:at )?\d{1,2}:\d\d.*$/, "");
  return (
    parseDay(words, { now: `${today()}T12:00`, max: today(), dayFirst: order === "dmy" }) ?? {
      text: faults.date,
    }
  );
}

function inOrder(first: string, second: string, third: string, order: DateOrder): string {
  if (first.length > 2) return `${first}-${two(second)}-${two(third)}`;
  const [day, month] = order === "dmy" ? [first, second] : [second, first];
  if (order === "ymd" && third.length <= 2) return `${toYear(first)}-${two(second)}-${two(third)}`;
  return `${toYear(third)}-${two(month)}-${two(day)}`;
}

/** Of two figures, not more than ten years ahead. */
function toYear(text: string): string {
  if (text.length > 2) return text;
  const year = 2000 + Number(text);
  return String(year > Number(today().slice(0, 4)) + 10 ? year - 100 : year);
}

function toFix(day: string) {
  return { label: faults.use(formatDate(day, "short")), text: day };
}

/** Names and usual short forms from January on: German, French, Spanish, Italian, Portuguese, Dutch. */
const elsewhere = [
  "januar janner jan janvier janv enero ene gennaio gen janeiro januari",
  "februar feb fevrier fevr febrero febbraio fevereiro fev februari",
  "marz mrz mar mars marzo marco maart mrt",
  "april apr avril avr abril abr aprile",
  "mai may mayo maggio mag maio mei",
  "juni jun juin junio giugno giu junho",
  "juli jul juillet juil julio luglio lug julho",
  "august aug aout agosto ago augustus",
  "september sept sep septembre septiembre settembre set setembro",
  "oktober okt october oct octobre octubre ottobre ott outubro out",
  "november nov novembre noviembre novembro",
  "dezember dez december dec decembre diciembre dic dicembre dezembro",
];

const english = new Map(
  elsewhere.flatMap((names, place) => names.split(" ").map((name) => [name, monthNames[place]])),
);

/** `3. März 2026` and `3 de marzo de 2026` as English has them. */
function toEnglishMonths(text: string): string {
  return fold(text)
    .replace(/\b(\d{1,2})(?:er|º|°|o)(?= )/g, "$1")
    .replace(/\b(?:de|del|den|le|el|il|do)\b/g, " ")
    .replace(/\p{L}{3,}\.?/gu, (word) => english.get(word.replace(".", "")) ?? word)
    .replace(/\s+/g, " ")
    .trim();
}
