import { type RawBuilder, sql } from "kysely";
import { messages } from "../../shared/messages.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import {
  type CustomerTotal,
  personTotals,
  type StatusTotal,
  statusTotals,
  sum,
} from "../db/derived/totals.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { kept } from "../db/query/kept-sums.ts";
import { sumOf, toInstant } from "../db/query/lists.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, type RowsOf, type Statement } from "../db/query/prepared.ts";
import { isListed } from "../db/query/search/candidates.ts";
import { notFound } from "../errors.ts";
import { attentionStarts } from "../filters/attention.ts";
import { type Moment, startOfDay } from "../filters/moment.ts";
import { isNarrowed } from "../filters/narrowing.ts";
import type { OfPeople } from "../filters/people.ts";
import type { CustomerFilter, FilterValues } from "./filter.ts";

// Of what the triggers have counted. Money in cents.

interface ContactTotal extends StatusTotal {
  lastContact: string;
  /** When those were added who have no last contact. */
  createdAt?: string | null;
}

interface OfOwner {
  owner: Owner;
}

/** No row where the owner has no such company. */
export const companyTotals = prepared(
  (db, { owner, company }: Placeholders<OfOwner & { company: string }>) =>
    db
      .selectFrom("companies")
      .where("owner", "=", owner)
      .where("_id", "=", company)
      .select(["clientCount as customers", "totalValue as value"]),
);

/** By the last day of contact, from one day to another. */
const contactTotals = prepared(
  (db, { owner, from, to }: Placeholders<OfOwner & { from: string; to?: string }>) => {
    const totals = db
      .selectFrom("contactTotals")
      .where("owner", "=", owner)
      .where("status", "in", customerStatuses)
      .where("lastContact", ">=", from)
      .select(["status", "lastContact", "customers", "value"]);
    return to ? totals.where("lastContact", "<=", to) : totals;
  },
);

/** What was created at or after an instant: on the days after it, and on the rest of its own. */
export interface Since {
  owner: Owner;
  day: string;
  from: string;
  end: string;
}

export function toSince(owner: Owner, createdFrom: string): Since {
  const from = toInstant(createdFrom);
  const day = from.slice(0, 10);
  // Follows every time of that day, for texts are compared by code point.
  return { owner, day, from, end: `${day}T~` };
}

/** One row. */
export function selectCreated(db: Db, { owner, day, from, end }: Placeholders<Since>) {
  const onItsDay = sql`"owner" = ${owner} AND "createdAt" >= ${from} AND "createdAt" < ${end}`;
  const parts = sql<Created>`(
    SELECT "companies", "customers", "value" FROM "createdTotals"
    WHERE "owner" = ${owner} AND "day" > ${day}
    UNION ALL SELECT count(*), 0, 0 FROM "companies" WHERE ${onItsDay} AND "private" = 0
    UNION ALL SELECT 0, count(*), ${sumOf("value")} FROM "customers" WHERE ${onItsDay}
  )`;
  return selectSums(db, parts);
}

const created = prepared(selectCreated);

/** The same of what some people are responsible for, which no trigger counts. */
export function selectCreatedOf(
  db: Db,
  { owner, people, from }: Placeholders<Since & Required<OfPeople>>,
) {
  const these = sql`"owner" = ${owner} AND "createdAt" >= ${from}
    AND ${isListed(db, "responsible", people)}`;
  const parts = sql<Created>`(
    SELECT count(*) AS "companies", 0 AS "customers", 0 AS "value" FROM "companies"
      WHERE ${these} AND "private" = 0
    UNION ALL SELECT 0, count(*), ${sumOf("value")} FROM "customers" WHERE ${these}
  )`;
  return selectSums(db, parts);
}

type Created = CustomerTotal & { companies: number };

function selectSums(db: Db, parts: RawBuilder<Created>) {
  return db
    .selectFrom(parts.as("created"))
    .select([
      sumOf("companies").as("companies"),
      sumOf("customers").as("customers"),
      sumOf("value").as("value"),
    ]);
}

/** Number and value by status of what some people are responsible for. */
export function selectStatusesOf(db: Db, { owner, people }: Placeholders<Required<OfPeople>>) {
  return db
    .selectFrom("personTotals")
    .where("owner", "=", owner)
    .where(isListed(db, "person", people))
    .groupBy("status")
    .select(["status", sumOf("customers").as("customers"), sumOf("value").as("value")]);
}

export const statusTotalsOf = prepared(selectStatusesOf);

/** Number and value of the customers that a filter leaves; undefined where nobody keeps count. */
export function keepTotals(owner: Owner, filter: CustomerFilter, moment: Moment) {
  const { company, search, status, lastContact, createdFrom, neglectedOn, snoozedOn } = filter;
  const narrowing = [company, search, lastContact, createdFrom, neglectedOn, snoozedOn];
  const given = narrowing.filter(Boolean).length;
  if (search || given > 1 || (status && (company || createdFrom))) return undefined;
  if (company !== undefined) return keep([companyTotals({ owner, company })], ofCompany);
  if (createdFrom) return keep([created(toSince(owner, createdFrom))], sum);
  const sumCounted = (totals: readonly StatusTotal[]) =>
    sum(totals.filter((total) => !status || total.status === status));
  if (lastContact) {
    return keep([contactTotals({ owner, from: lastContact, to: lastContact })], sumCounted);
  }
  if (!neglectedOn && !snoozedOn) return keep([statusTotals({ owner })], sumCounted);
  const { statements, toNeglect } = neglectOf(owner, moment, snoozedOn ?? neglectedOn ?? "");
  return keep(statements, (...rows) => {
    const all = toNeglect(...rows).filter((one) => !status || one.status === status);
    return sum(all.map(({ needed, snoozed }) => (snoozedOn ? snoozed : needed)));
  });
}

/** The same where a filter only says who is responsible, and maybe one status. */
export function keepTotalsOf(owner: Owner, { responsible, statusPlace, ...rest }: FilterValues) {
  if (!responsible || isNarrowed(rest)) return undefined;
  const status = customerStatuses[statusPlace ?? -1];
  return keep([statusTotalsOf({ owner, people: responsible })], (totals) =>
    sum(totals.filter((total) => !status || total.status === status)),
  );
}

/** The same of each person, where a filter says nothing. */
export function keepGroups(owner: Owner, values: FilterValues) {
  return isNarrowed(values) ? undefined : personTotals({ owner });
}

/** Those who are left alone on a day: few, which an index of their own has. */
const snoozedTotals = prepared((db, { owner, day }: Placeholders<OfOwner & { day: string }>) =>
  db
    .selectFrom("customers")
    .where("owner", "=", owner)
    .where("snoozedUntil", ">", day)
    .groupBy(["status", "lastContact", ofAddition])
    .select(["status", "lastContact", ofAddition.as("createdAt")])
    .select(({ fn }) => fn.countAll<number>().as("customers"))
    .select(sumOf("value").as("value")),
);

/** When a customer was added, where there is no last contact to count from. */
const ofAddition = sql<string | null>`CASE ${sql.ref("lastContact")} WHEN ''
  THEN ${sql.ref("createdAt")} END`;

/** Those without a last contact who were added at or after an instant, which an index of their own has. */
const uncontactedTotals = prepared(
  (db, { owner, from }: Placeholders<OfOwner & { from: string }>) =>
    db
      .selectFrom("customers")
      .where("owner", "=", owner)
      .where("lastContact", "=", sql.lit(""))
      .where("createdAt", ">=", from)
      .groupBy(["status", "lastContact", "createdAt"])
      .select(["status", "lastContact", "createdAt"])
      .select(({ fn }) => fn.countAll<number>().as("customers"))
      .select(sumOf("value").as("value")),
);

/** How many of each status need attention on a day, and how many would but are left alone. */
export function neglectOf(
  owner: Owner,
  { days, zone }: Pick<Moment, "days" | "zone">,
  day: string,
) {
  const starts = attentionStarts(days, day);
  const earliest = [...starts.values()].sort()[0] ?? day;
  const startsAt = new Map([...starts].map(([status, start]) => [status, startOfDay(zone, start)]));
  const isNeglected = ({ status, lastContact, createdAt }: ContactTotal) =>
    createdAt ? createdAt < (startsAt.get(status) ?? "") : lastContact < (starts.get(status) ?? "");
  return {
    statements: [
      statusTotals({ owner }),
      contactTotals({ owner, from: earliest }),
      uncontactedTotals({ owner, from: startOfDay(zone, earliest) }),
      snoozedTotals({ owner, day }),
    ],
    // All but those whose last contact is recent enough: of these there are but a few days.
    toNeglect: (
      all: readonly StatusTotal[],
      contacted: readonly ContactTotal[],
      uncontacted: readonly ContactTotal[],
      asleep: readonly ContactTotal[],
    ) =>
      [...starts.keys()].map((status) => {
        const of = <T extends StatusTotal>(totals: readonly T[]) =>
          totals.filter((total) => total.status === status);
        const snoozed = sum(of(asleep).filter(isNeglected));
        const recent = of([...contacted, ...uncontacted]).filter((total) => !isNeglected(total));
        const others = sum([...recent, snoozed]);
        const whole = sum(of(all));
        const needed = {
          customers: whole.customers - others.customers,
          value: whole.value - others.value,
        };
        return { status, needed, snoozed };
      }),
  } as const;
}

function keep<const S extends readonly Statement<unknown>[]>(
  statements: S,
  toTotal: (...rows: RowsOf<S>) => CustomerTotal,
) {
  return kept(statements, (...rows) => {
    const { customers, value } = toTotal(...rows);
    return { total: customers, value };
  });
}

/** Throws the 404 when there is none. */
function ofCompany([found]: readonly CustomerTotal[]): CustomerTotal {
  if (!found) throw notFound(messages.companies.notFound);
  return found;
}
