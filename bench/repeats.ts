import { randomUUIDv7 } from "node:crypto";
import type { Owner, Tx } from "../server/db/engine/database.ts";
import { recordKeys } from "../server/db/records/keys.ts";
import { timesBetween } from "../shared/repeat/times.ts";
import type { Size } from "./seed.ts";

const rules = [
  ...["FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=2", "FREQ=MONTHLY", "FREQ=WEEKLY"],
  ...["FREQ=WEEKLY;BYDAY=MO,WE", "FREQ=MONTHLY;BYDAY=2TU", "FREQ=WEEKLY;INTERVAL=3"],
  ...["FREQ=WEEKLY", "FREQ=MONTHLY", "FREQ=DAILY"],
];
const rowsAtOnce = 500;

/** Repeats that never end, or in their place the single appointments that their times of this month would be. */
export async function addRepeats(
  tx: Tx,
  owner: Owner,
  { repeats = 0, areSingles = false }: Size,
  now: Date,
) {
  const customers = await tx
    .selectFrom("customers")
    .where("owner", "=", owner)
    .select(["_id as customer", "company"])
    .orderBy("_id")
    .limit(repeats)
    .execute();
  const at = now.toISOString();
  const year = Number(at.slice(0, 4)) - 1;
  const month = at.slice(0, 7);
  const stamps = { owner, createdAt: at, updatedAt: at, duration: 60, lastTime: null };
  const rows = customers.flatMap((whom, n) => {
    const repeat = rules[n % rules.length] ?? "";
    const text = { title: `Repeated ${n}`, notes: "" };
    const shared = { ...stamps, ...whom, ...text, ...recordKeys.appointments.toKeys(text) };
    const hour = String(8 + (n % 10)).padStart(2, "0");
    const date = `${year}-01-${String(1 + (n % 28)).padStart(2, "0")}T${hour}:00:00.000Z`;
    if (!areSingles) return [{ ...shared, _id: randomUUIDv7(), date, repeat }];
    return timesBetween(repeat, date, `${month}-01`, `${month}-31`).map((time) => {
      return { ...shared, _id: randomUUIDv7(), date: time, repeat: "" };
    });
  });
  for (let place = 0; place < rows.length; place += rowsAtOnce) {
    await tx
      .insertInto("appointments")
      .values(rows.slice(place, place + rowsAtOnce))
      .execute();
  }
}
