import { type SelectQueryBuilder, sql } from "kysely";
import { toWallClock } from "../../shared/dates/dates.ts";
import type { KindOfCustomer } from "../../shared/kinds/registry.ts";
import { toDollars } from "../../shared/money.ts";
import type { CustomerStatus } from "../../shared/statuses.ts";
import type { StoryEntry } from "../../shared/story.ts";
import { selectActivities, toActivity } from "../activities/queries.ts";
import { isSingle, narrowByClock } from "../appointments/filter.ts";
import { selectSeries } from "../appointments/repeat/queries.ts";
import { selectAppointments, toAppointment } from "../appointments/rows/queries.ts";
import { changerOf } from "../db/acts/changer.ts";
import type { Db } from "../db/engine/database.ts";
import { byTime, type PageValues, selectPage } from "../db/query/lists.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, type Statement } from "../db/query/prepared.ts";
import type { Tables } from "../db/schema.ts";
import { booked, letter, selectMails } from "../letters/queries.ts";
import { selectTasks, toTask } from "../tasks/queries.ts";
import { type Asked, begun, changed, given, type Narrow, narrowings } from "./filter.ts";
import { tellLetter, tellMail } from "./mails.ts";
import { type Subject, tellAppointment } from "./subject.ts";

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

interface Description<TB extends keyof Tables, Row> {
  time: string;
  id: string;
  select: (db: Db, values: Placeholders<Asked>) => SelectQueryBuilder<Tables, TB, Row>;
  narrow: Narrow;
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
    select: (db, { owner }) => selectActivities(db, owner).select(letter),
    narrow: narrowings.activities,
    tell: ({ letter, ...row }) => ({
      ...{ type: "activity", at: row.at, activity: toActivity(row) },
      ...(letter !== null && { letter: tellLetter(letter) }),
    }),
  }),
  /** What customers were mailed about what they have booked or are invited to. */
  mails: branchOf({
    time: "bookingMails.sentAt",
    id: "bookingMails._id",
    select: (db, { owner }) => selectMails(db, owner),
    narrow: narrowings.bookingMails,
    tell: (row, { timeZone }) => tellMail(row, timeZone),
  }),
  /** Where they have confirmed a booking by the link that they were mailed. */
  confirmed: branchOf({
    time: "bookingMails.confirmedAt",
    id: "bookingMails._id",
    select: (db, { owner }) => selectMails(db, owner).select("confirmedAt"),
    narrow: narrowings.confirmed,
    tell: ({ _id, confirmedAt, customer, customerName }, { timeZone }) => ({
      ...{ type: "confirmed", at: toWallClock(confirmedAt ?? "", timeZone), _id },
      customer: { _id: customer ?? "", name: customerName ?? "" },
    }),
  }),
  appointments: branchOf({
    time: "appointments.date",
    id: "appointments._id",
    select: (db, { owner }) => selectAppointments(db, owner).select(booked),
    narrow: (db, values, whose) => [
      ...narrowings.appointments(db, values, whose),
      isSingle,
      ...narrowByClock(values, { db }),
    ],
    tell: ({ booked, ...row }, subject) => tellAppointment(toAppointment(row), booked, subject),
  }),
  tasks: branchOf({
    time: "tasks.doneAt",
    id: "tasks._id",
    select: (db, { owner }) => selectTasks(db, owner),
    narrow: (db, values, whose) => [
      ...narrowings.tasks(db, values, whose),
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
        .select(isByBooking.as("isByBooking"))
        .select(customerNameOf("statusChanges", "customer")),
    narrow: narrowings.statusChanges,
    tell: tellChange,
  }),
  /** Of customers and of the company itself. */
  responsible: branchOf({
    time: "responsibleChanges.at",
    id: "responsibleChanges.record",
    select: (db, { owner }) =>
      db
        .selectFrom("responsibleChanges")
        .where("responsibleChanges.owner", "=", owner)
        .select(["at", "record", "from", "to"])
        .select(changerOf(owner, ...given).as("author"))
        .select(customerNameOf("responsibleChanges", "record")),
    narrow: narrowings.responsibleChanges,
    tell: ({ at, author, record, customerName, from, to }, { company, timeZone }) => ({
      type: "responsible",
      at: toWallClock(at, timeZone),
      author,
      customer: record === company._id ? null : { _id: record, name: customerName },
      company,
      from,
      to,
    }),
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
    narrow: narrowings.companies,
    tell: ({ createdAt, author }, { company, timeZone }) => ({
      type: "added",
      at: toWallClock(createdAt, timeZone),
      author,
      customer: null,
      company,
      isByBooking: false,
    }),
  }),
} satisfies Record<
  KindOfCustomer | "mails" | "confirmed" | "changes" | "responsible" | "beginning",
  Branch
>;

/** The name of whose customer an entry is. */
function customerNameOf(table: "statusChanges" | "responsibleChanges", column: string) {
  return sql<string>`(SELECT "c"."name" FROM "customers" AS "c"
    WHERE "c"."owner" = ${sql.ref(`${table}.owner`)}
      AND "c"."_id" = ${sql.ref(`${table}.${column}`)})`.as("customerName");
}

/** Whether a booking has made the customer whom a change is of. */
const isByBooking = sql<number | boolean>`EXISTS (SELECT 1 FROM "bookings" AS "b"
  WHERE "b"."owner" = "statusChanges"."owner" AND "b"."customer" = "statusChanges"."customer"
    AND "b"."isNew" = 1)`;

interface StatusChange {
  isByBooking: number | boolean;
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
  if (fromStatus === null) {
    const isByBooking = Boolean(row.isByBooking);
    return { type: "added", at, author, customer, company, isByBooking };
  }
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

/** Those that repeat: their times are told. */
export const seriesTold = prepared((db, values: Placeholders<Asked>, whose) =>
  selectSeries(db, values.owner)
    .select(booked)
    .where((eb) => eb.and(narrowings.appointments(db, values, whose))),
);

export const openTasks = prepared((db, values: Placeholders<Asked & { most: number }>, whose) =>
  selectTasks(db, values.owner)
    .where((eb) => eb.and(narrowings.tasks(db, values, whose)))
    .where("tasks.doneAt", "is", null)
    .orderBy(sql`coalesce("tasks"."due", '9999-99-99')`)
    .orderBy(sql`coalesce("tasks"."time", '99:99')`)
    .orderBy("tasks._id")
    .limit(values.most),
);
