import { type Expression, sql } from "kysely";
import type { KindOfCustomer } from "../../shared/kinds/registry.ts";
import { isOfPeople } from "../appointments/filter.ts";
import { changerOf } from "../db/acts/changer.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { isListed } from "../db/query/search/candidates.ts";
import {
  holdsAll,
  readTermValues,
  type SearchTermValues,
} from "../db/query/search/search-terms.ts";
import { mailer } from "../letters/queries.ts";

export interface Asked extends SearchTermValues {
  owner: Owner;
  id: string;
  /** Appointments that are told by one clock. */
  hosts?: string | undefined;
  notHosts?: string | undefined;
  /** Whose entries, as ids in JSON. */
  people?: string | undefined;
}

/** Which rows of a table a story has. */
export type Narrow = (db: Db, values: Placeholders<Asked>, whose: string) => Expression<boolean>[];

/** Rows of one kind of record in whose text the words stand. */
function isAsked(table: KindOfCustomer): Narrow {
  return (db, values, whose) => {
    const { long, short } = readTermValues(values);
    const text = sql.ref<string>(`${table}.textKey`);
    const { id, people } = values;
    return [
      sql<boolean>`${sql.ref(`${table}.${whose}`)} = ${id}`,
      holdsAll(db, [text], [...long, ...short]),
      ...(people ? [isOf[table](db, people)] : []),
    ];
  };
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

/** The columns of a record and of when something happened to it. */
export const changed = ["statusChanges.customer", "statusChanges.at"] as const;
export const given = ["responsibleChanges.record", "responsibleChanges.at"] as const;
export const begun = ["companies._id", "companies.createdAt"] as const;

const narrowChanges: Narrow = (db, values, whose) => {
  const isIts = sql<boolean>`${sql.ref(`statusChanges.${whose}`)} = ${values.id}`;
  return [isIts, ...isBy(db, values, changed)];
};

/** On a desk of several; whoever took the place of somebody unknown in a restored file is no other. */
const narrowGiven: Narrow = (db, values, whose) => {
  const column = whose === "customer" ? "record" : "company";
  return [
    sql<boolean>`${sql.ref(`responsibleChanges.${column}`)} = ${values.id}`,
    sql<boolean>`${sql.ref("responsibleChanges.from")} <> ${sql.ref("responsibleChanges.to")}`,
    sql<boolean>`(SELECT count(*) FROM "members"
      WHERE "desk" = ${values.owner} AND "leftAt" IS NULL) > 1`,
    ...isBy(db, values, given),
  ];
};

const narrowBeginning: Narrow = (db, values) => {
  const isIt = sql<boolean>`${sql.ref("companies._id")} = ${values.id}`;
  return [isIt, ...isBy(db, values, begun)];
};

/** Those that were sent, from whoever they are. */
const narrowMails: Narrow = (db, { id, people }, whose) => [
  sql<boolean>`${sql.ref(`bookingMails.${whose}`)} = ${id}`,
  sql<boolean>`${sql.ref("bookingMails.sentAt")} IS NOT NULL`,
  ...(people ? [isListed(db, mailer, people)] : []),
];

/** Where a customer has confirmed by one of them that they read mail there. */
const narrowConfirmed: Narrow = (db, values, whose) => [
  ...narrowMails(db, values, whose),
  sql<boolean>`${sql.ref("bookingMails.confirmedAt")} IS NOT NULL`,
];

const written = {
  activities: isAsked("activities"),
  appointments: isAsked("appointments"),
  tasks: isAsked("tasks"),
} satisfies Record<KindOfCustomer, Narrow>;

/** By table; `confirmed` is of `bookingMails`, too. */
export const narrowings = {
  ...written,
  bookingMails: narrowMails,
  confirmed: narrowConfirmed,
  statusChanges: narrowChanges,
  responsibleChanges: narrowGiven,
  companies: narrowBeginning,
} satisfies Record<string, Narrow>;
