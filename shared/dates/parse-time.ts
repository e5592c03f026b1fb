export interface FoundTime {
  /** How much of the text was used. */
  length: number;
  /** `15:00` */
  time: string;
  /** Just a number, taken as an hour. */
  bare?: boolean;
}

const named: readonly [RegExp, string][] = [
  [/^(?:at )?(?:noon|midday)(?= |$)/, "12:00"],
  [/^(?:at )?midnight(?= |$)/, "00:00"],
  [/^(?:in the )?morning(?= |$)/, "09:00"],
  [/^(?:in the )?afternoon(?= |$)/, "14:00"],
  [/^(?:in the )?evening(?= |$)/, "18:00"],
  [/^tonight(?= |$)/, "20:00"],
];
/** 3pm, 3:15 pm, 15:00, 10.30, 15h30 */
const clock = /^(?:at )?(\d{1,2})(?:(?:[:.]|h(?=\d))(\d{2})|h)?(am|pm)?(?= |$)/;
/** 1430, 230pm */
const run = /^(?:at )?(\d{1,2})(\d{2})(am|pm)?(?= |$)/;

/** Earlier hours without AM or PM are in the afternoon: people book at 3 PM, not at night. */
const firstMorningHour = 7;

/**
 * The time at the start of a text from `toPlainText`; null if there is none, or it does not exist.
 * With a 24-hour clock, only a number alone is taken for an afternoon.
 */
export function findTime(text: string, hours24 = false): FoundTime | null {
  for (const [words, time] of named) {
    const [found] = words.exec(text) ?? [];
    if (found) return { length: found.length, time };
  }
  const found = clock.exec(text) ?? run.exec(text);
  if (!found) return null;
  const [whole, hours = "", minutes, half] = found;
  const isExact = hours24 && minutes !== undefined;
  const time = toTime(isExact ? hours.padStart(2, "0") : hours, minutes, half);
  if (!time) return null;
  return { length: whole.length, time, bare: /^\d+$/.test(whole) && !minutes };
}

function toTime(hours: string, minutes = "00", half: string | undefined): string | null {
  let hour = Number(hours);
  if (Number(minutes) > 59) return null;
  if (half) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half === "pm" ? 12 : 0);
  } else if (hour > 0 && hour < firstMorningHour && !hours.startsWith("0")) hour += 12;
  return hour > 23 ? null : `${String(hour).padStart(2, "0")}:${minutes}`;
}
