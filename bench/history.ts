import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { rowsOf } from "../server/db/acts/steps.ts";
import type { Db, Owner } from "../server/db/engine/database.ts";
import { recordKeys } from "../server/db/records/keys.ts";
import { customerStatuses } from "../shared/statuses.ts";
import type { Size } from "./seed.ts";

const rowsAtOnce = 10_000;
/** Each changes its counters again, which a transaction of PostgreSQL keeps every version of. */
const changesAtOnce = 500;
const tagNames = ["Priority", "Trade Fair", "Newsletter", "Referral", "Renewal", "Press"];
/** Days of contact of a customer, and what lies between two of them. */
const contactsEach = 10;

/**
 * What an owner's customers have been since they came, up to three statuses each, when they were
 * contacted, and tags for a third of them. Triggers derive all that reports read.
 */
export async function addHistory(db: Db, owner: Owner, { history }: Size, now: Date) {
  if (!history) return;
  const at = now.toISOString();
  const tags = tagNames.map((name) => ({ _id: randomUUIDv7(), name }));
  await db
    .insertInto("tags")
    .values(
      tags.map((tag) => ({
        ...tag,
        ...recordKeys.tags.toKeys(tag),
        ...{ owner, createdAt: at, updatedAt: at },
      })),
    )
    .execute();
  const customers = await db
    .selectFrom("customers")
    .where("owner", "=", owner)
    .select(["_id", "status", "value", "createdAt", "lastContact"])
    .orderBy("_id")
    .execute();
  const states = customers.map(({ _id, status, value, createdAt }, n) => {
    const since = Date.parse(createdAt);
    // Anywhere in the time that the customer has been there, in an order that looks random.
    const share = ((n * 7919) % 1000) / 1000;
    const middle = since + (now.getTime() - since) * (0.1 + share * 0.5);
    const last = middle + (now.getTime() - middle) * (0.1 + share * 0.8);
    const place = customerStatuses.indexOf(status);
    const next = (steps: number) => customerStatuses[(place + steps) % customerStatuses.length];
    const tag = n % 3 === 0 ? tags[(n / 3) % tags.length] : undefined;
    const state = (status: string | undefined, factor: number, at: number) => ({
      ...{ _id, status, value: Math.round(value * factor), updatedAt: new Date(at).toISOString() },
      tags: JSON.stringify(tag ? [tag._id] : []),
    });
    return {
      middle: state(next(1), 1.1, middle),
      last: n % 2 === 0 ? state(next(2), 1.2, last) : [],
    };
  });
  await setStates(
    db,
    owner,
    states.map(({ middle }) => middle),
  );
  await setStates(
    db,
    owner,
    states.flatMap(({ last }) => last),
  );

  const days = customers.flatMap(({ _id: customer, createdAt, lastContact }, n) => {
    const [first, latest] = [Date.parse(createdAt), Date.parse(lastContact)];
    return Array.from({ length: contactsEach }, (_, place) => {
      const share = (place + (n % 7) / 7) / contactsEach;
      return {
        customer,
        day: new Date(first + share * (latest - first)).toISOString().slice(0, 10),
      };
    }).filter(({ day }) => day < lastContact);
  });
  for (let place = 0; place < days.length; place += rowsAtOnce) {
    const part = JSON.stringify(days.slice(place, place + rowsAtOnce));
    await sql`INSERT INTO "contactDays" ("owner", "customer", "day")
      SELECT CAST(${owner} AS text), "v"."customer", "v"."day"
      FROM ${rowsOf(db, "contactDays", ["customer", "day"], part)} WHERE true
      ON CONFLICT DO NOTHING`.execute(db);
  }
}

async function setStates(db: Db, owner: Owner, rows: readonly object[]) {
  const columns = ["_id", "status", "value", "tags", "updatedAt"];
  for (let place = 0; place < rows.length; place += changesAtOnce) {
    const part = JSON.stringify(rows.slice(place, place + changesAtOnce));
    await sql`UPDATE "customers" AS "r" SET "status" = "v"."status", "value" = "v"."value",
      "tags" = "v"."tags", "updatedAt" = "v"."updatedAt"
      FROM ${rowsOf(db, "customers", columns, part)}
      WHERE "r"."owner" = ${owner} AND "r"."_id" = "v"."_id"`.execute(db);
  }
}
