import { type Expression, sql } from "kysely";
import type { CustomerQuery } from "../../shared/kinds/customers.ts";
import { type Condition, parseFilter } from "../../shared/lists/filters.ts";
import { type CustomerStatus, customerStatuses } from "../../shared/statuses.ts";
import type { Where } from "../db/query/list-description.ts";
import { toInstant } from "../db/query/lists.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { attentionStarts } from "../filters/attention.ts";
import { narrowCustomersBy } from "../filters/filter.ts";
import { type Moment, startOfDay } from "../filters/moment.ts";
import { type NarrowingValues, toNarrowing, toResponsible } from "../filters/narrowing.ts";

/** What narrows a list of customers; `company` comes from the path. */
export type CustomerFilter = Partial<Omit<CustomerQuery, "sort" | "limit" | "cursor">> & {
  company?: string;
  /** Only those who would need attention on this day, but are left alone. */
  snoozedOn?: string;
};

/**
 * For each status the first day of contact that is recent enough for it, and when that day began: those
 * without a last contact are compared by when they were added.
 */
type StatusStarts = { [start in `start${"" | "At"}Of${CustomerStatus}`]?: string | undefined };

/** A filter as values of a statement; those that are absent narrow nothing. */
export type FilterValues = StatusStarts &
  NarrowingValues & {
    /** The place of the status among the others, as the index has it. */
    statusPlace?: number | undefined;
    lastContact?: string | undefined;
    createdFrom?: string | undefined;
    /** The latest of these days. */
    latestStart?: string | undefined;
    /** The day that it is seen from, and whether only those who are left alone are wanted. */
    attentionOn?: string | undefined;
    isSnoozed?: 1 | undefined;
  };

/**
 * What the text of a filter says, with the rest of it as conditions: of one status and of attention there
 * are totals.
 */
export function readFilter(query: CustomerFilter, moment: Moment) {
  const { today } = moment;
  const { filter: text = "", who, ...filter } = query;
  const conditions = [...(parseFilter(text) ?? []), ...toResponsible(who, moment)];
  const [only, ...others] = conditions;
  const [status, ...more] = only?.values ?? [];
  const isOneStatus = only?.field === "status" && only.word === "is" && more.length === 0;
  if (isOneStatus && others.length === 0 && !filter.status) {
    // as: a filter that can be read has no other.
    return { filter: { ...filter, status: status as CustomerStatus }, conditions: [] };
  }
  const isAttention = (one: Condition) => one.field === "attention";
  const attention = conditions.filter(isAttention).flatMap(({ values }) => values);
  const isNeeded = attention.includes("needed");
  const days = [filter.neglectedOn, ...(isNeeded ? [today] : [])].filter(Boolean).sort();
  return {
    filter: {
      ...filter,
      ...(days[0] && { neglectedOn: days[0] }),
      ...(attention.includes("snoozed") && { snoozedOn: today }),
    },
    conditions: conditions.filter((one) => !isAttention(one)),
  };
}

/** The search is not among them: lists know by themselves how to look for it. */
export function toFilterValues(
  filter: CustomerFilter,
  conditions: readonly Condition[],
  moment: Moment,
): FilterValues {
  const { company, status, lastContact, createdFrom, neglectedOn, snoozedOn } = filter;
  const others = toNarrowing(conditions, moment);
  const isElsewhere = company && others.company && others.company !== company;
  return {
    ...others,
    ...(isElsewhere && { nothing: 1 as const }),
    company: company ?? others.company,
    lastContact,
    ...(status && { statusPlace: customerStatuses.indexOf(status) }),
    ...(createdFrom && { createdFrom: toInstant(createdFrom) }),
    ...(neglectedOn && toNeglect(moment, neglectedOn)),
    ...(snoozedOn && { ...toNeglect(moment, snoozedOn), isSnoozed: 1 as const }),
    // Nobody both needs attention and is left alone.
    ...(neglectedOn && snoozedOn && { nothing: 1 as const }),
  };
}

const cases = customerStatuses.map(
  (status, place) => sql`WHEN ${sql.lit(status)} THEN ${sql.lit(place)}`,
);
/** The place of a customer's status in their order, as the index customers_by_status has it. */
export const statusPlace = sql<number>`CASE ${sql.ref("customers.status")} ${sql.join(
  cases,
  sql` `,
)} ELSE -1 END`;

/** The conditions of a filter. */
export function narrowCustomers(
  values: Placeholders<FilterValues>,
  where: Where,
): Expression<boolean>[] {
  const { company, statusPlace: place, lastContact, createdFrom, latestStart } = values;
  return [
    ...(company ? [sql<boolean>`${sql.ref("customers.company")} = ${company}`] : []),
    ...(place ? [sql<boolean>`${statusPlace} = ${place}`] : []),
    ...(lastContact ? [sql<boolean>`${contact} = ${lastContact}`] : []),
    ...(createdFrom ? [sql<boolean>`${createdAt} >= ${createdFrom}`] : []),
    ...(latestStart ? [isNeglected(values)] : []),
    ...narrowCustomersBy(values, where),
  ];
}

/** Few customers are new, or without contact for too long: what an index of their own finds. */
export function pickCustomers(values: FilterValues): FilterValues | undefined {
  const { company, statusPlace: place, lastContact, createdFrom, latestStart, ...more } = values;
  const { attentionOn: _day, isSnoozed: _which, ...rest } = more;
  const isNarrowed = Object.entries(rest).some(
    ([name, value]) => value !== undefined && !/^start(?:At)?Of/.test(name),
  );
  // An index has all columns that conditions ask for.
  if (isNarrowed) return values;
  const others = { company: undefined, statusPlace: undefined, lastContact: undefined };
  if (latestStart) return { ...values, ...others, createdFrom: undefined };
  return createdFrom ? { createdFrom } : undefined;
}

/** What those who need attention are found by, seen from `day`. */
function toNeglect({ days, zone }: Moment, day: string): FilterValues {
  const starts = [...attentionStarts(days, day)];
  const latestStart = starts
    .map(([, start]) => start)
    .sort()
    .at(-1);
  if (latestStart === undefined) return { nothing: 1 };
  return {
    ...Object.fromEntries(starts.map(([status, start]) => [`startOf${status}`, start])),
    ...Object.fromEntries(
      starts.map(([status, start]) => [`startAtOf${status}`, startOfDay(zone, start)]),
    ),
    latestStart,
    attentionOn: day,
  };
}

const contact = sql.ref("customers.lastContact");
const createdAt = sql.ref("customers.createdAt");
const snoozedUntil = sql.ref("customers.snoozedUntil");

/** Last contact longer ago than the status allows, and left alone or not. */
function isNeglected(values: Placeholders<FilterValues>): Expression<boolean> {
  const { attentionOn, isSnoozed, latestStart } = values;
  const conditions = customerStatuses.flatMap((status) => {
    const [start, startAt] = [values[`startOf${status}`], values[`startAtOf${status}`]];
    if (!start || !startAt) return [];
    return [
      sql`(${sql.ref("customers.status")} = ${sql.lit(status)} AND ${contact} < ${start}
        AND (${contact} <> '' OR ${createdAt} < ${startAt}))`,
    ];
  });
  const isLeftAlone = isSnoozed
    ? sql`${snoozedUntil} > ${attentionOn}`
    : sql`(${snoozedUntil} IS NULL OR ${snoozedUntil} <= ${attentionOn})`;
  // What all of them have in common comes first: by it an index can be read.
  return sql<boolean>`(${contact} < ${latestStart} AND (${sql.join(conditions, sql` OR `)})
    AND ${isLeftAlone})`;
}
