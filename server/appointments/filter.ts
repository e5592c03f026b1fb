import { type Expression, sql } from "kysely";
import type { AppointmentQuery } from "../../shared/appointments.ts";
import { parseFilter } from "../../shared/filters.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import type { Where } from "../db/query/record-lists.ts";
import { narrowByImports } from "../filters/filter.ts";
import { toImported } from "../filters/narrowing.ts";

/** A filter as values of a statement; those that are absent narrow nothing. */
export interface FilterValues {
  company?: string | undefined;
  customer?: string | undefined;
  firstDay?: string | undefined;
  /** On the first day: appointments without a time are on it all day. */
  firstTime?: string | undefined;
  last?: string | undefined;
  /** 1: only those that do not repeat, or only those that do. */
  single?: 1 | undefined;
  repeating?: 1 | undefined;
  /** See filters/narrowing.ts. */
  [imported: `imported${number}`]: string | undefined;
}

const midnight = "T00:00:00.000Z";
const plainDateLength = 10;
/** Follows every time of a day, for texts are compared by code point. */
const afterAnyTime = "T~";

export const isSingle = sql<boolean>`${sql.ref("appointments.repeat")} = ''`;
/** As the index of those says it. */
export const isRepeating = sql<boolean>`${sql.ref("appointments.repeat")} <> ''`;

/** The day that an appointment is on. */
export const dayOf = sql<string>`substr(${sql.ref("appointments.date")}, 1, ${sql.lit(plainDateLength)})`;

/** The first and the last text that a date or time within whole days can have. */
export function toSpan(firstDay: string, lastDay: string): { begin: string; end: string } {
  return { begin: firstDay, end: lastDay + afterAnyTime };
}

/**
 * Both bounds are inclusive, each a date or a wall-clock time. A plain date means its whole day. An
 * appointment without a time belongs to its day, so it is within when any part of the day is.
 */
export function toFilterValues({
  startDate,
  endDate,
  company,
  customer,
  filter = "",
}: Partial<AppointmentQuery>): FilterValues {
  const firstDay = startDate?.slice(0, plainDateLength);
  const isWholeDay = startDate === firstDay || startDate === `${firstDay}${midnight}`;
  const isPlainEnd = endDate?.length === plainDateLength;
  return {
    company,
    customer,
    ...toImported(parseFilter(filter, "appointments") ?? []),
    firstDay,
    ...(!isWholeDay && { firstTime: startDate }),
    last: isPlainEnd ? endDate + afterAnyTime : endDate,
  };
}

/** The conditions of a filter. */
export function narrowAppointments(
  values: Placeholders<FilterValues>,
  where: Pick<Where, "db" | "owner">,
): Expression<boolean>[] {
  const { company, customer, firstDay, firstTime, last, single, repeating } = values;
  const date = sql.ref("appointments.date");
  return [
    ...narrowByImports("appointments", values, where),
    // The plain date sorts before every time of its day: alone it is right for whole days, and with
    // a time it still lets the index do the work.
    ...(firstDay ? [sql<boolean>`${date} >= ${firstDay}`] : []),
    ...(firstTime
      ? [sql<boolean>`(${date} >= ${firstTime} OR length(${date}) = ${sql.lit(plainDateLength)})`]
      : []),
    ...(last ? [sql<boolean>`${date} <= ${last}`] : []),
    ...(single ? [isSingle] : []),
    ...(repeating ? [isRepeating] : []),
    ...(company ? [sql<boolean>`${sql.ref("appointments.company")} = ${company}`] : []),
    ...(customer ? [sql<boolean>`${sql.ref("appointments.customer")} = ${customer}`] : []),
  ];
}
