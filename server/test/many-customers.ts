import { randomUUIDv7 } from "node:crypto";
import type { Db } from "../db/engine/database.ts";
import { recordKeys } from "../db/records/keys.ts";
import { type Person, start } from "./harness.ts";

/** More than are ever named one by one. */
export const many = 1100;

/** Straight into the database: so many calls would take a minute. */
export async function addManyCustomers(db: Db, { owner }: Person, company: string, notes = "") {
  const texts = { name: "Anna Hall", email: "x@x.io", phone: "555 01", notes };
  const at = start.toISOString();
  const rows = Array.from({ length: many }, () => ({
    ...texts,
    ...recordKeys.customers.toKeys(texts),
    owner,
    _id: randomUUIDv7(),
    company,
    value: 250,
    status: "Active" as const,
    lastContact: at.slice(0, 10),
    createdAt: at,
    updatedAt: at,
  }));
  for (let place = 0; place < many; place += 100) {
    await db
      .insertInto("customers")
      .values(rows.slice(place, place + 100))
      .execute();
  }
}
