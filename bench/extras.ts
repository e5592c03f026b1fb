import { randomUUIDv7 } from "node:crypto";
import type { Owner, Tx } from "../server/db/engine/database.ts";
import { recordKeys } from "../server/db/records/keys.ts";
import { addDays } from "../shared/dates/dates.ts";
import type { Size } from "./seed.ts";

const texts = ["Call about the quote", "Send the contract", "Prepare the review", "Ask for a date"];
const rowsAtOnce = 500;

/** Gives an owner's customers tasks, of which a third is to be done. */
export async function addExtras(tx: Tx, owner: Owner, { tasksEach = 0 }: Size, now: Date) {
  const customers = await tx
    .selectFrom("customers")
    .where("owner", "=", owner)
    .select(["_id", "company"])
    .orderBy("_id")
    .execute();
  const today = now.toISOString().slice(0, 10);
  const at = now.toISOString();
  const tasks = customers.slice(0, customers.length * tasksEach).map((_, n) => {
    // Some have several, many none.
    const customer = customers[(n * 7919) % Math.ceil(customers.length / 3)] ?? customers[0];
    const text = texts[n % texts.length] ?? "";
    return {
      text,
      ...recordKeys.tasks.toKeys({ text }),
      owner,
      _id: randomUUIDv7(),
      company: customer?.company ?? null,
      customer: customer?._id ?? null,
      due: addDays(today, (n % 90) - 30),
      time: null,
      doneAt: n % 3 === 0 ? null : at,
      createdAt: at,
      updatedAt: at,
    };
  });
  for (let place = 0; place < tasks.length; place += rowsAtOnce) {
    await tx
      .insertInto("tasks")
      .values(tasks.slice(place, place + rowsAtOnce))
      .execute();
  }
}
