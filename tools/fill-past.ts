import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { createCalendar } from "../demo/calendar.ts";
import { drawPastAppointments } from "../demo/past-appointments.ts";
import { drawPast } from "../demo/pasts.ts";
import { createRandom } from "../demo/random.ts";
import { toColumns } from "../server/appointments/rows/queries.ts";
import { rowsOf } from "../server/db/acts/steps.ts";
import type { Owner, Tx } from "../server/db/engine/database.ts";
import { recordKeys } from "../server/db/records/keys.ts";
import { cut } from "./fill.ts";

/**
 * Gives the customers of a new account two years behind them, once it has all else: what they were,
 * when somebody spoke to them, and earlier appointments. Answers how many of these.
 */
export async function fillPast(tx: Tx, owner: Owner, today: string, now: Date): Promise<number> {
  const latest = now.toISOString();
  const calendar = createCalendar(today);
  const customers = await tx
    .selectFrom("customers")
    .where("owner", "=", owner)
    .select(["_id", "company", "status", "value", "lastContact", "createdAt"])
    .orderBy("createdAt")
    .orderBy("nameKey")
    .execute();
  const appointments = drawPastAppointments(today, customers).map(
    ({ customer, input, createdAt }) => ({
      ...toColumns(input),
      ...recordKeys.appointments.toKeys(input),
      owner,
      _id: randomUUIDv7(),
      customer: customer._id,
      company: customer.company,
      createdAt,
      updatedAt: createdAt,
    }),
  );
  for (const part of cut(appointments)) await tx.insertInto("appointments").values(part).execute();
  const met = await listMeetings(tx, owner);
  const pasts = customers.map((customer, place) => ({
    _id: customer._id,
    ...drawPast(createRandom(place, 3), calendar, {
      ...customer,
      met: met.get(customer._id) ?? [],
    }),
  }));
  // The database itself writes down what each was. The next state of all of them at a time.
  for (let turn = 0; pasts.some(({ states }) => turn < states.length); turn++) {
    const rows = pasts.flatMap(({ _id, states }) => {
      const { at, ...state } = states[turn] ?? {};
      const [updatedAt] = [at, latest].sort();
      return at ? [{ _id, ...state, updatedAt }] : [];
    });
    await setStates(tx, owner, rows);
  }
  const contacts = pasts.flatMap(({ _id: customer, contacts }) =>
    contacts.map((day) => ({ owner, customer, day })),
  );
  for (const part of cut(contacts)) {
    // The last ones are there already.
    const rows = tx.insertInto("contactDays").values(part);
    await rows.onConflict((conflict) => conflict.doNothing()).execute();
  }
  return appointments.length;
}

async function setStates(tx: Tx, owner: Owner, rows: readonly object[]) {
  const columns = ["_id", "status", "value", "updatedAt"];
  await sql`UPDATE "customers" AS "r" SET "status" = "v"."status", "value" = "v"."value",
    "updatedAt" = "v"."updatedAt"
    FROM ${rowsOf(tx, "customers", columns, JSON.stringify(rows))}
    WHERE "r"."owner" = ${owner} AND "r"."_id" = "v"."_id"`.execute(tx);
}

/** The days on which somebody spoke to each customer, as far as it is written down. */
async function listMeetings(tx: Tx, owner: Owner): Promise<Map<string, string[]>> {
  const held = await tx
    .selectFrom("appointments")
    .where("owner", "=", owner)
    .where("outcome", "=", "held")
    .select(["customer", "date as at"])
    .execute();
  const talks = await tx
    .selectFrom("activities")
    .where("owner", "=", owner)
    .where("kind", "!=", "note")
    .select(["customer", "at"])
    .execute();
  const met = new Map<string, string[]>();
  for (const { customer, at } of [...held, ...talks]) {
    if (customer === null) continue;
    const days = met.get(customer) ?? [];
    met.set(customer, [...days, at.slice(0, 10)]);
  }
  return met;
}
