import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import { toWallClock } from "../../shared/dates/dates.ts";
import type { Appointment } from "../../shared/kinds/appointments.ts";
import type { KindOfCustomer } from "../../shared/kinds/registry.ts";
import { toDollars } from "../../shared/money.ts";
import type { CustomerStatus } from "../../shared/statuses.ts";
import type { StoryEntry } from "../../shared/story.ts";
import { selectActivities, toActivity } from "../activities/queries.ts";
import { isOfPeople, isSingle, narrowByClock } from "../appointments/filter.ts";
import { selectSeries } from "../appointments/repeat/queries.ts";
import { selectAppointments, toAppointment } from "../appointments/rows/queries.ts";
import { changerOf } from "../db/acts/changer.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { byTime, type PageValues, selectPage } from "../db/query/lists.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, type Statement } from "../db/query/prepared.ts";
import { isListed } from "../db/query/search/candidates.ts";
import {
  holdsAll,
  readTermValues,
  type SearchTermValues,
} from "../db/query/search/search-terms.ts";
import type { Tables } from "../db/schema.ts";
import { type Clocks, tellTime } from "../filters/clocks.ts";
import { selectTasks, toTask } from "../tasks/queries.ts";

/** Whose story it is, and in which zone the user tells the time. */
export interface Subject {
  /** The column that says whose a row is. */
  whose: "customer" | "company";
  id: string;
  company: { _id: string; name: string };
  timeZone: string | null;
  now: Date;
  clocks: Clocks | undefined;
}

export interface Asked extends SearchTermValues {
  owner: Owner;
  id: string;
  /** Appointments that are told by one clock. */
  hosts?: string | undefined;
  notHosts?: string | undefined;
  /** Whose entries, as ids in JSON. */
  people?: string | undefined;
}

/** A row with its time and its id, by which it has its place. */
interface Placed {
  cursor0: string;
  cursor1: string;
}

/** One kind of rows among those that a story is made of. */
export interface Branch {
  /** The latest first. An index has them in this very order. */
  page: (values: Asked & PageValues, whose: Subject["whose"]) => Statement<Placed>;
  tell: (row: Placed, subject: Subject) => StoryEntry;
}

/** Rows of one kind of record in whose text the words stand. */
export function isAsked(db: Db, table: KindOfCustomer, values: Placeholders<Asked>, whose: string) {
  const { long, short } = readTermValues(values);
  const text = sql.ref<string>(`${table}.textKey`);
  const { id, people } = values;
  return [
    sql<boolean>`${sql.ref(`${table}.${whose}`)} = ${id}`,
    holdsAll(db, [text], [...long, ...short]),
    ...(people ? [isOf[table](db, people)] : []),
  ];
}

/** Who wrote it, has it in the calendar or attends, or has it to do. */
const isOf: Record<KindOfCustomer, (db: Db, people: Expression<string>) => Expression<boolean>> = {
  activities: (db, people) => isListed(db, "activities.author", people),
  appointments: isOfPeople,
  tasks: (db, people) => isListed(db, "tasks.assignee", people),
};

/** What somebody of some people did; without people all of it. */
function isBy(
  db: Db,
  { owner, people }: Placeholders<Asked>,
  [record, at]: readonly [string, string],
): Expression<boolean>[] {
  return people ? [isListed(db, changerOf(owner, record, at), people)] : [];
}

const changed = ["statusChanges.customer", "statusChanges.at"] as const;
const begun = ["companies._id", "companies.createdAt"] as const;

export function narrowChanges(
  db: Db,
  values: Placeholders<Asked>,
  whose: string,
): Expression<boolean>[] {
  const isIts = sql<boolean>`${sql.ref(`statusChanges.${whose}`)} = ${values.id}`;
  return [isIts, ...isBy(db, values, changed)];
}

export function narrowBeginning(db: Db, values: Placeholders<Asked>): Expression<boolean>[] {
  const isIt = sql<boolean>`${sql.ref("companies._id")} = ${values.id}`;
  return [isIt, ...isBy(db, values, begun)];
}

interface Description<TB extends keyof Tables, Row> {
  time: string;
  id: string;
  select: (db: Db, values: Placeholders<Asked>) => SelectQueryBuilder<Tables, TB, Row>;
  narrow: (db: Db, values: Placeholders<Asked>, whose: string) => Expression<boolean>[];
  tell: (row: Row, subject: Subject) => StoryEntry;
}

function branchOf<TB extends keyof Tables, Row>(description: Description<TB, Row>): Branch {
  const { time, id, select, narrow, tell } = description;
  const page = prepared((db, values: Placeholders<Asked & PageValues>, whose) => {
    const rows = select(db, values).where((eb) => eb.and(narrow(db, values, whose)));
    return selectPage(rows, { at: byTime(time) }, id, "-at", values);
  });
  return {
    // as: a page has its places, see selectPage.
    page: (values, whose) => page(values, whose) as Statement<Placed>,
    // as: of this very page.
    tell: (row, subject) => tell(row as Row, subject),
  };
}

/** What a story is made of. */
export const branches = {
  activities: branchOf({
    time: "activities.at",
    id: "activities._id",
    select: (db, { owner }) => selectActivities(db, owner),
    narrow: (db, values, whose) => isAsked(db, "activities", values, whose),
    tell: (row) => ({ type: "activity", at: row.at, activity: toActivity(row) }),
  }),
  appointments: branchOf({
    time: "appointments.date",
    id: "appointments._id",
    select: (db, { owner }) => selectAppointments(db, owner),
    narrow: (db, values, whose) => [
      ...isAsked(db, "appointments", values, whose),
      isSingle,
      ...narrowByClock(values, { db }),
    ],
    tell: (row, { clocks }) => tellAppointment(toAppointment(row), clocks),
  }),
  tasks: branchOf({
    time: "tasks.doneAt",
    id: "tasks._id",
    select: (db, { owner }) => selectTasks(db, owner),
    narrow: (db, values, whose) => [
      ...isAsked(db, "tasks", values, whose),
      sql<boolean>`${sql.ref("tasks.doneAt")} IS NOT NULL`,
    ],
    tell: (row, { timeZone }) => ({
      type: "task",
      at: toWallClock(row.doneAt ?? "", timeZone),
      task: toTask(row),
    }),
  }),
  /** With the beginning of each customer. */
  changes: branchOf({
    time: "statusChanges.at",
    id: "statusChanges.customer",
    select: (db, { owner }) =>
      db
        .selectFrom("statusChanges")
        .where("statusChanges.owner", "=", owner)
        .select(["at", "customer", "fromStatus", "fromValue", "toStatus", "toValue"])
        .select(changerOf(owner, ...changed).as("author"))
        .select(
          sql<string>`(SELECT "c"."name" FROM "customers" AS "c"
            WHERE "c"."owner" = "statusChanges"."owner"
              AND "c"."_id" = "statusChanges"."customer")`.as("customerName"),
        ),
    narrow: narrowChanges,
    tell: tellChange,
  }),
  /** The beginning of the company itself. */
  beginning: branchOf({
    time: "companies.createdAt",
    id: "companies._id",
    select: (db, { owner }) =>
      db
        .selectFrom("companies")
        .where("companies.owner", "=", owner)
        .select("createdAt")
        .select(changerOf(owner, ...begun).as("author")),
    narrow: narrowBeginning,
    tell: ({ createdAt, author }, { company, timeZone }) => ({
      type: "added",
      at: toWallClock(createdAt, timeZone),
      author,
      customer: null,
      company,
    }),
  }),
} satisfies Record<KindOfCustomer | "changes" | "beginning", Branch>;

interface StatusChange {
  at: string;
  author: string | null;
  customer: string;
  customerName: string;
  fromStatus: CustomerStatus | null;
  fromValue: number | null;
  toStatus: CustomerStatus;
  toValue: number;
}

function tellChange(row: StatusChange, { company, timeZone }: Subject): StoryEntry {
  const { author, fromStatus, fromValue, toStatus, toValue } = row;
  const at = toWallClock(row.at, timeZone);
  const customer = { _id: row.customer, name: row.customerName };
  if (fromStatus === null) return { type: "added", at, author, customer, company };
  const from = { status: fromStatus, value: toDollars(fromValue ?? 0) };
  return {
    type: "change",
    at,
    author,
    customer,
    from,
    to: { status: toStatus, value: toDollars(toValue) },
  };
}

/** At the time of whoever reads the story. */
export function tellAppointment(one: Appointment, clocks: Clocks | undefined): StoryEntry {
  const appointment = tellTime(clocks, one);
  return { type: "appointment", at: appointment.date, appointment };
}

/** Those that repeat: their times are told. */
export const seriesTold = prepared((db, values: Placeholders<Asked>, whose) =>
  selectSeries(db, values.owner).where((eb) => eb.and(isAsked(db, "appointments", values, whose))),
);

export const openTasks = prepared((db, values: Placeholders<Asked & { most: number }>, whose) =>
  selectTasks(db, values.owner)
    .where((eb) => eb.and(isAsked(db, "tasks", values, whose)))
    .where("tasks.doneAt", "is", null)
    .orderBy(sql`coalesce("tasks"."due", '9999-99-99')`)
    .orderBy(sql`coalesce("tasks"."time", '99:99')`)
    .orderBy("tasks._id")
    .limit(values.most),
);
