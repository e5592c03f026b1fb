/** A change of the clocks. */
export interface ClockChange {
  /** Wall-clock time at which it comes, by the offset before. */
  at: Temporal.PlainDateTime;
  /** Offsets from UTC, such as `-07:00`. */
  from: string;
  to: string;
  isDaylight: boolean;
}

/** After so many years weekdays and leap years come round again. */
export const cycle = 28;

/** Every change of the clocks in a zone between two years. */
export function listClockChanges(zone: string, firstYear: number, lastYear: number): ClockChange[] {
  const changes: ClockChange[] = [];
  let now = startOf(firstYear, zone);
  while (true) {
    const next = now.getTimeZoneTransition("next");
    if (!next || next.year > lastYear) return changes;
    const before = next.subtract({ nanoseconds: 1 });
    const winter = startOf(next.year, zone).offsetNanoseconds;
    const summer = startOf(next.year, zone).add({ months: 6 }).offsetNanoseconds;
    changes.push({
      at: next.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime(),
      from: before.offset,
      to: next.offset,
      isDaylight: next.offsetNanoseconds > Math.min(winter, summer),
    });
    now = next;
  }
}

export function startOf(year: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(zone);
}

/** What comes every year by one rule, and what does not. */
export interface Yearly {
  rule: string;
  since: ClockChange;
  irregular: ClockChange[];
}

/**
 * The rule by which changes of one kind come each year up to the last of them, such as the second
 * Sunday in March; undefined where they come by none, as where they follow the moon.
 */
export function findYearlyRule(
  changes: readonly ClockChange[],
  lastYear: number,
): Yearly | undefined {
  const last = changes.at(-1);
  if (!last || last.at.year < lastYear) return undefined;
  let start = changes.length - 1;
  for (; start > 0; start -= 1) {
    const earlier = changes[start - 1];
    const isRegular =
      earlier !== undefined &&
      earlier.at.year === last.at.year - (changes.length - start) &&
      earlier.at.month === last.at.month &&
      earlier.at.dayOfWeek === last.at.dayOfWeek &&
      earlier.at.toPlainTime().equals(last.at.toPlainTime()) &&
      isWithinAWeek([earlier, ...changes.slice(start)]);
    if (!isRegular) break;
  }
  const regular = changes.slice(start);
  const [since] = regular;
  if (!since || regular.length < cycle) return undefined;
  return { rule: toRule(regular, last), since, irregular: changes.slice(0, start) };
}

function isWithinAWeek(changes: readonly ClockChange[]): boolean {
  const days = changes.map(({ at }) => at.day);
  return Math.max(...days) - Math.min(...days) < 7;
}

const weekdays = ["", "MO", "TU", "WE", "TH", "FR", "SA", "SU"];

function toRule(regular: readonly ClockChange[], { at }: ClockChange): string {
  const weekday = weekdays[at.dayOfWeek] ?? "";
  const [first, last] = [
    Math.min(...regular.map((one) => one.at.day)),
    Math.max(...regular.map((one) => one.at.day)),
  ];
  const yearly = `FREQ=YEARLY;BYMONTH=${at.month}`;
  if (first % 7 === 1) return `${yearly};BYDAY=${(first + 6) / 7}${weekday}`;
  if (last === at.daysInMonth && last - first === 6) return `${yearly};BYDAY=-1${weekday}`;
  const days = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return `${yearly};BYMONTHDAY=${days.join()};BYDAY=${weekday}`;
}
