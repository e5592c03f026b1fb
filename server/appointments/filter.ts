import { type Expression, type RawBuilder, sql } from "kysely";
import type { AppointmentQuery } from "../../shared/kinds/appointments.ts";
import { type Condition, parseFilter } from "../../shared/lists/filters.ts";
import { readWho } from "../../shared/lists/who.ts";
import { type Db, engineOf } from "../db/engine/database.ts";
import type { Where } from "../db/query/list-description.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { isListed } from "../db/query/search/candidates.ts";
import { endOf, narrowByImports } from "../filters/filter.ts";
import type { Moment } from "../filters/moment.ts";
import { toImported } from "../filters/narrowing.ts";
import { type OfPeople, toPeople } from "../filters/people.ts";
import { type EndingValues, toEnding } from "./ending.ts";

/** A filter as values of a statement; those that are absent narrow nothing. */
export interface FilterValues extends EndingValues {
  company?: string | undefined;
  customer?: string | undefined;
  /** Ids, in JSON: in whose calendar they are, and with which companies or without. */
  hostedBy?: string | undefined;
  companies?: string | undefined;
  notCompanies?: string | undefined;
  firstDay?: string | undefined;
  /** On the first day: appointments without a time are on it all day. */
  firstTime?: string | undefined;
  last?: string | undefined;
  /** Ids, in JSON: of whom one has it in the calendar or attends. */
  people?: string | undefined;
  /** Those told by one clock, see filters/clocks.ts. */
  hosts?: string | undefined;
  notHosts?: string | undefined;
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

/** Up to the minute, and of one without a time the day. */
export const minuteOf = sql<string>`substr(${sql.ref("appointments.date")}, 1, 16)`;

/** The first and the last text that a date or time within whole days can have. */
export function toSpan(firstDay: string, lastDay: string): { begin: string; end: string } {
  return { begin: firstDay, end: lastDay + afterAnyTime };
}

/**
 * Both bounds are inclusive, each a date or a wall-clock time. A plain date means its whole day. An
 * appointment without a time belongs to its day, so it is within when any part of the day is.
 */
export function toFilterValues(
  { startDate, endDate, ...query }: Partial<AppointmentQuery>,
  moment: Pick<Moment, "today" | "wallTime" | "me">,
): FilterValues {
  const people = readWho(query.who, moment.me);
  const firstDay = startDate?.slice(0, plainDateLength);
  const isWholeDay = startDate === firstDay || startDate === `${firstDay}${midnight}`;
  const isPlainEnd = endDate?.length === plainDateLength;
  return {
    ...toWhose(query),
    ...toPeople(people),
    ...toEnding(parseFilter(query.filter ?? "", "appointments") ?? [], moment),
    firstDay,
    ...(!isWholeDay && { firstTime: startDate }),
    last: isPlainEnd ? endDate + afterAnyTime : endDate,
  };
}

/** What of it is the same for all times of a repeating one. */
export function toWhose({ company, customer, filter = "" }: Partial<AppointmentQuery>) {
  const conditions = parseFilter(filter, "appointments") ?? [];
  const imports = conditions.filter(({ field }) => field === "import");
  const list = (field: Condition["field"], word: Condition["word"]) => {
    const some = conditions.filter((one) => one.field === field && one.word === word);
    return some.length > 0 ? JSON.stringify(some.flatMap(({ values }) => values)) : undefined;
  };
  return {
    company,
    customer,
    hostedBy: list("host", "is"),
    companies: list("company", "is"),
    notCompanies: list("company", "isNot"),
    ...toImported(imports),
  };
}

/** Whether a rule is of those that `toWhose` names, but for imports. */
export function isRuleOfWhose(
  rule: { host: string; company: string; customer: string },
  { company, customer, hostedBy, companies, notCompanies }: ReturnType<typeof toWhose>,
): boolean {
  const isIn = (list: string, id: string) => list.includes(`"${id}"`);
  return (
    (company === undefined || rule.company === company) &&
    (customer === undefined || rule.customer === customer) &&
    (hostedBy === undefined || isIn(hostedBy, rule.host)) &&
    (companies === undefined || isIn(companies, rule.company)) &&
    (notCompanies === undefined || !isIn(notCompanies, rule.company))
  );
}

/** The conditions of a filter. */
export function narrowAppointments(
  values: Placeholders<FilterValues>,
  where: Pick<Where, "db" | "owner">,
): Expression<boolean>[] {
  const { company, customer, hostedBy, companies, notCompanies } = values;
  const { people, firstDay, firstTime, last, single, repeating } = values;
  const date = sql.ref("appointments.date");
  return [
    ...narrowByImports("appointments", values, where),
    ...narrowByEnding(values, where),
    // The plain date sorts before every time of its day: alone it is right for whole days, and with
    // a time it still lets the index do the work.
    ...(firstDay ? [sql<boolean>`${date} >= ${firstDay}`] : []),
    ...(firstTime
      ? [sql<boolean>`(${date} >= ${firstTime} OR length(${date}) = ${sql.lit(plainDateLength)})`]
      : []),
    ...(last ? [sql<boolean>`${date} <= ${last}`] : []),
    ...(single ? [isSingle] : []),
    ...(repeating ? [isRepeating] : []),
    ...(people ? [isOfPeople(where.db, people)] : []),
    ...narrowByClock(values, where),
    ...(company ? [sql<boolean>`${sql.ref("appointments.company")} = ${company}`] : []),
    ...(customer ? [sql<boolean>`${sql.ref("appointments.customer")} = ${customer}`] : []),
    ...(hostedBy ? [isListed(where.db, "appointments.host", hostedBy)] : []),
    ...(companies ? [isListed(where.db, "appointments.company", companies)] : []),
    ...(notCompanies
      ? [sql<boolean>`NOT ${isListed(where.db, "appointments.company", notCompanies)}`]
      : []),
  ];
}

/** What is looked for between two texts that dates can have. */
export type SpanValues = ReturnType<typeof toSpan> & OfPeople;

export function isOfSpan(db: Db, { begin, end, people }: Placeholders<SpanValues>) {
  const date = sql.ref("appointments.date");
  return sql<boolean>`(${date} >= ${begin} AND ${date} <= ${end} AND ${isOfPeople(db, people)})`;
}

/** In the calendar of one of some people, a list of ids in JSON, or attended by one; everyone’s without people. */
export function isOfPeople(db: Db, people: Expression<string> | undefined, table = "appointments") {
  if (!people) return sql<boolean>`1 = 1`;
  const attending = sql.ref(`${table}.attending`);
  const each =
    engineOf(db) === "sqlite"
      ? sql`json_each(${attending}) AS "p"`
      : sql`jsonb_array_elements_text(CAST(${attending} AS jsonb)) AS "p" ("value")`;
  return sql<boolean>`(${isListed(db, `${table}.host`, people)} OR (${attending} <> '[]'
    AND EXISTS (SELECT 1 FROM ${each} WHERE ${isListed(db, "p.value", people)})))`;
}

/** The same of a rule; of everyone without people. */
export function isRuleOf(
  { host, attending }: { host: string; attending: string },
  people: readonly string[] | undefined,
): boolean {
  return !people || people.includes(host) || people.some((id) => attending.includes(`"${id}"`));
}

/** Those that are told by one clock. */
export function narrowByClock(
  { hosts, notHosts }: Placeholders<Pick<FilterValues, "hosts" | "notHosts">>,
  { db }: Pick<Where, "db">,
): Expression<boolean>[] {
  const isDay = sql<boolean>`length(${sql.ref("appointments.date")}) = ${sql.lit(plainDateLength)}`;
  const isIn = (ids: Expression<string>) => isListed(db, "appointments.host", ids);
  return [
    ...(hosts ? [sql<boolean>`(${isIn(hosts)} AND NOT ${isDay})`] : []),
    ...(notHosts ? [sql<boolean>`(NOT ${isIn(notHosts)} OR ${isDay})`] : []),
  ];
}

/** The same of a rule. */
export function isRuleOfClock(
  { host, date }: { host: string; date: string },
  { hosts, notHosts }: Pick<FilterValues, "hosts" | "notHosts">,
): boolean {
  const isDay = date.length === plainDateLength;
  if (hosts) return hosts.includes(`"${host}"`) && !isDay;
  return !notHosts?.includes(`"${host}"`) || isDay;
}

function narrowByEnding(
  values: Placeholders<EndingValues>,
  { db }: Pick<Where, "db">,
): Expression<boolean>[] {
  const { outcome, isOpen, hour, weekday, wallTime, nothing } = values;
  const date = sql.ref<string>("appointments.date");
  return [
    ...(outcome ? [sql<boolean>`${sql.ref("appointments.outcome")} = ${outcome}`] : []),
    ...(isOpen ? [sql<boolean>`${sql.ref("appointments.outcome")} IS NULL`] : []),
    ...(wallTime ? [isOver(db, values)] : []),
    ...(hour ? [sql<boolean>`substr(${date}, 12, 2) = ${hour}`] : []),
    ...(weekday ? [sql<boolean>`${weekdayOf(db, date)} = ${weekday}`] : []),
    ...(nothing ? [sql<boolean>`1 = 0`] : []),
  ];
}

/** As shared/outcomes.ts has it. */
function isOver(db: Db, { today, wallTime, earliest }: Placeholders<EndingValues>) {
  const date = sql.ref("appointments.date");
  return sql<boolean>`(${date} < ${earliest} OR (${date} <= ${wallTime} AND ${date} <> ${today}
    AND ${endOf(db, "appointments")} <= ${wallTime}))`;
}

/** The day of the week that a text begins with the date of, "0" for Sunday. */
export function weekdayOf(db: Db, date: Expression<string>): RawBuilder<string> {
  const day = sql`substr(${date}, 1, 10)`;
  return engineOf(db) === "sqlite"
    ? sql`strftime('%w', ${day})`
    : sql`CAST(extract(dow FROM CAST(${day} AS date)) AS text)`;
}
