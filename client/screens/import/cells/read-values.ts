import {
  appointmentInput,
  durations,
  outcomes,
  timeStep,
} from "../../../../shared/kinds/appointments.ts";
import { companyInput } from "../../../../shared/kinds/companies.ts";
import { fieldsOf } from "../../../../shared/kinds/fields.ts";
import { peopleIds } from "../../../../shared/kinds/person-field.ts";
import { maxValue } from "../../../../shared/money.ts";
import { parseAmount } from "../../../../shared/parse-amount.ts";
import { describeFault } from "../../../../shared/repeat/field.ts";
import { customerStatuses } from "../../../../shared/statuses.ts";
import { tagLimits } from "../../../../shared/tag-limits.ts";
import { fold } from "../../../../shared/text/fold.ts";
import { isVisible } from "../../../../shared/text/text.ts";
import { faults } from "../../../../shared/words/en/faults.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { toTypedAmount } from "../../../lib/format/typed-amount.ts";
import type { ColumnMatch, DecimalMark, Target } from "../match/column-match.ts";
import { readCalled } from "../match/us.ts";
import { tagKey } from "../names.ts";
import type { Problem } from "../rows/draft.ts";

const described = [fieldsOf.appointments, fieldsOf.companies, fieldsOf.customers].flatMap(
  (fields) => Object.entries(fields),
);

const ofAddress = fieldsOf.companies.address?.limit;

/** The most characters of each, as the schemas have it. */
export const limits: Partial<Record<Target, number>> = {
  ...Object.fromEntries(described.flatMap(([name, { limit }]) => (limit ? [[name, limit]] : []))),
  ...(ofAddress && { companyAddress: ofAddress }),
};

/** Nothing where nothing can be seen. */
export function readText(text: string, most: number): string | null | Problem {
  if (text === "" || !isVisible(text)) return null;
  if (text.length <= most) return text;
  return {
    text: faults.longer(most),
    fix: { label: faults.shorten, text: text.slice(0, most).toWellFormed().trim() },
  };
}

/** What programs write where there is nothing. */
export function isNothing(text: string): boolean {
  return /^(?:|[-–—.?]+|n\/?a|#n\/a|null|none|nil|never|empty|undefined)$/i.test(text);
}

const choices = { status: customerStatuses, outcome: outcomes } as const;

/** As was chosen for the column's values, or the choice itself, as it is typed into a cell. */
export function readChoice(
  text: string,
  target: "status" | "outcome",
  values: NonNullable<ColumnMatch["values"]>,
): string | null | Problem {
  const chosen = Object.hasOwn(values, text) ? values[text]?.becomes : null;
  // Nothing was chosen as well: planned appointments have no outcome.
  if (typeof chosen === "string") return chosen || null;
  if (isNothing(text)) return null;
  const plain = fold(text);
  return choices[target].find((choice) => fold(choice) === plain) ?? { text: faults[target] };
}

/** Somebody on the desk by id: as was chosen for the column’s values, or who is called so. */
export function readPerson(
  text: string,
  values: NonNullable<ColumnMatch["values"]>,
): string | null | Problem {
  const chosen = Object.hasOwn(values, text) ? values[text]?.becomes : null;
  if (chosen) return chosen;
  if (isNothing(text)) return null;
  const { person, why } = readCalled(text);
  // Nobody was chosen for a name that somebody has.
  if (person && chosen === null) return person;
  return { text: person === null ? why : faults.yours(why) };
}

/** Ids of people on the desk in one order, with commas between them, of `Anna Ruiz; Ben`, `Anna, Ben`. */
export function readPeople(text: string): string | null | Problem {
  if (isNothing(text)) return null;
  const called = namesIn(text).map((name) => ({ name, ...readCalled(name) }));
  const known = called.filter(({ person }) => person);
  const lost = called.find(({ person }) => !person);
  if (lost) {
    const others = known.map(({ name }) => name).join("; ");
    const fix = others !== "" && { fix: { label: faults.useOthers, text: others } };
    return { text: imports.named(lost.name, lost.why), ...fix };
  }
  const ids = [...new Set(known.map(({ person }) => String(person)))].sort();
  const { error } = peopleIds.safeParse(ids);
  return error ? { text: error.issues[0]?.message ?? faults.tooMany } : ids.join(",");
}

/** A comma parts names, unless it is within one, as in `Ruiz, Anna`. */
function namesIn(text: string): string[] {
  const parts = text.split(/\s*(?::::|[;\n])\s*/).filter(Boolean);
  return parts.flatMap((part) =>
    readCalled(part).person === "" ? part.split(/\s*,\s*/).filter(Boolean) : part,
  );
}

/** Minutes of `90`, `1:30`, `1.5 h`, `1h 30m` and `PT1H30M`, in the steps of the calendar. */
export function readDuration(text: string): number | null | Problem {
  if (isNothing(text)) return null;
  const minutes = readMinutes(text);
  if (minutes === null) return { text: faults.duration };
  const stepped = Math.max(durations.min, Math.ceil(minutes / timeStep) * timeStep);
  return stepped > durations.max
    ? {
        text: faults.longerHours,
        fix: { label: faults.useHours, text: String(durations.max) },
      }
    : stepped;
}

function readMinutes(written: string): number | null {
  const text = written.toLowerCase().replace(",", ".");
  const [, hour, minute] = /^(\d{1,3}):(\d\d)(?::\d\d)?$/.exec(text) ?? [];
  if (hour) return Number(hour) * 60 + Number(minute);
  if (/^\d+(\.0+)?$/.test(text)) return Number(text);
  const found = /^(?:p?t)?(?:(\d+(?:\.\d+)?)\s*h[a-z]*)?\s*(?:(\d+)\s*m[a-z]*)?$/.exec(text);
  if (!found || (!found[1] && !found[2])) return null;
  return Math.round(Number(found[1] ?? 0) * 60 + Number(found[2] ?? 0));
}

const { reminder } = appointmentInput.shape;

/** Minutes before an appointment. */
export function readReminder(text: string): number | null | Problem {
  if (isNothing(text)) return null;
  const minutes = readMinutes(text);
  if (minutes === null) return { text: faults.minutes };
  const { error } = reminder.safeParse(minutes);
  return error ? { text: error.issues[0]?.message ?? faults.reminder } : minutes;
}

/** The value of an RRULE. */
export function readRepeat(text: string): string | null | Problem {
  if (isNothing(text)) return null;
  const rule = text.replace(/^RRULE:/i, "").toUpperCase();
  const problem = rule.length > 300 ? faults.longer(300) : describeFault(rule);
  return problem ? { text: problem } : rule;
}

/** The groups that Google and Outlook give everybody. */
const ofPrograms = /^(?:\* ?.*|my ?contacts|starred|all contacts)$/i;
const longest = 50;

/** The names of tags in a cell: `VIP ::: Berlin`, `VIP; Berlin`, `VIP, Berlin`. */
export function readTags(text: string): string[] | null | Problem {
  if (isNothing(text)) return null;
  const parts = text
    .split(/\s*(?::::|[;,|\n])\s*/)
    .map((part) => part.replace(/^#|^"|"$/g, "").trim())
    .filter((part) => isVisible(part) && !ofPrograms.test(part));
  const names = [...new Map(parts.map((part) => [tagKey(part), part])).values()];
  if (names.some((name) => name.length > longest)) {
    return { text: faults.tagLonger(longest) };
  }
  if (names.length > tagLimits.each) {
    const first = names.slice(0, tagLimits.each);
    const label = faults.takeFirst(tagLimits.each);
    return {
      text: faults.tagsMore(tagLimits.each),
      fix: { label, text: first.join(", ") },
    };
  }
  return names.length > 0 ? names : null;
}

const website = companyInput.shape.website;

export function readWebsite(text: string): string | null | Problem {
  if (isNothing(text)) return null;
  const { success, data } = website.safeParse(text);
  // It has become longer by its https://.
  return success && website.safeParse(data).success ? data : { text: faults.website };
}

/** As spreadsheets write what they have computed: 33.333333333, 1.5E+05. */
const computed = /^\d+(?:\.\d{3,}|(?:\.\d+)?e\+?\d{1,2})$/i;
const part = /\d(?:[\d.,'’ \u00a0]*\d)?\s?[km]?(?!\p{L})/giu;

/** Dollars, with cents parted as in the whole column. */
export function readAmount(text: string, decimals: DecimalMark): number | null | Problem {
  if (isNothing(text)) return null;
  const format = { decimal: decimals === "comma" ? "," : ".", lakh: true } as const;
  const isComputed = decimals === "dot" && computed.test(text);
  const reading = isComputed ? { amount: toCents(Number(text)) } : parseAmount(text, format);
  if ("amount" in reading && reading.amount <= maxValue) return reading.amount;
  if ("amount" in reading || reading.isTooLarge) {
    return { text: faults.more(formatMoney(maxValue)) };
  }
  // A sum that is not clear is not guessed.
  const [only, ...others] = text.match(part) ?? [];
  const inside = only && others.length === 0 ? parseAmount(only, format) : reading;
  const isNegative = /^[^\d]*[-−–(]/.test(text) && "amount" in inside;
  const problem = isNegative ? faults.belowZero : faults.amount;
  if (!("amount" in inside)) return { text: problem };
  const typed = toTypedAmount(inside.amount);
  const label = faults.use(formatNumber(inside.amount, Number.isInteger(inside.amount) ? 0 : 2));
  return { text: problem, fix: { label, text: typed } };
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
