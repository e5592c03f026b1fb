// A second reading of what the reports say, from an account's copy alone. Nothing here is shared with
// the server: days, columns, statuses and repeating appointments are worked out anew, and slowly.

const { compare } = Temporal.PlainDate;

/** Both included. */
export interface Span {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

export interface Clock {
  zone: string;
  /** 0 is Sunday. */
  weekStart: number;
  now: Temporal.ZonedDateTime;
}

export function clockOf(zone: string, weekStart: number, now: Date): Clock {
  return { zone, weekStart, now: now.toTemporalInstant().toZonedDateTimeISO(zone) };
}

/** The days that a period means today, and those it is compared with. */
export function readSpans(period: string, { now }: Clock): { days: Span; before: Span } {
  const today = now.toPlainDate();
  switch (period) {
    case "month": {
      const days = { from: today.with({ day: 1 }), to: today };
      const before = { from: days.from.subtract({ months: 1 }), to: today.subtract({ months: 1 }) };
      return { days, before };
    }
    case "year": {
      const days = { from: today.with({ month: 1, day: 1 }), to: today };
      const before = { from: days.from.subtract({ years: 1 }), to: today.subtract({ years: 1 }) };
      return { days, before };
    }
    case "90d":
      return withDaysBefore({ from: today.subtract({ days: 89 }), to: today });
    default: {
      const [from, end] = period.split("..").map((day) => Temporal.PlainDate.from(day));
      if (!from || !end) throw new Error(`${period} is no period`);
      const days = { from, to: compare(end, today) > 0 ? today : end };
      const isWhole = from.day === 1 && days.to.day === days.to.daysInMonth;
      if (!isWhole) return withDaysBefore(days);
      const { months } = from.until(days.to.add({ days: 1 }), { largestUnit: "months" });
      return { days, before: { from: from.subtract({ months }), to: from.subtract({ days: 1 }) } };
    }
  }
}

function withDaysBefore(days: Span) {
  const to = days.from.subtract({ days: 1 });
  return { days, before: { from: to.subtract({ days: listDays(days).length - 1 }), to } };
}

export function listDays({ from, to }: Span): Temporal.PlainDate[] {
  const days = [];
  for (let day = from; compare(day, to) <= 0; day = day.add({ days: 1 })) days.push(day);
  return days;
}

export function unitFor(span: Span): "day" | "week" | "month" {
  const { length } = listDays(span);
  if (length <= 31) return "day";
  return length <= 182 ? "week" : "month";
}

/** The columns of a chart: a new one begins with each day, week or month. */
export function listColumns(span: Span, unit: "day" | "week" | "month", clock: Clock): Span[] {
  const columns: Span[] = [];
  for (const day of listDays(span)) {
    const begins =
      unit === "day" || (unit === "week" ? day.dayOfWeek % 7 === clock.weekStart : day.day === 1);
    const last = columns.at(-1);
    if (!last || begins) columns.push({ from: day, to: day });
    else last.to = day;
  }
  return columns;
}

/** The instant at which a day has ended, in milliseconds. */
export function endOf(day: Temporal.PlainDate, { zone }: Clock): number {
  return day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
}

export function startOf(day: Temporal.PlainDate, { zone }: Clock): number {
  return day.toZonedDateTime(zone).epochMilliseconds;
}

/** The user's own day of an instant. */
export function dayOf(instant: string, { zone }: Clock): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().toString();
}

export function text({ from, to }: Span): { from: string; to: string } {
  return { from: from.toString(), to: to.toString() };
}

/** Dollars, added up in cents. */
export function sumOfMoney(dollars: readonly number[]): number {
  return dollars.reduce((cents, each) => cents + Math.round(each * 100), 0) / 100;
}
