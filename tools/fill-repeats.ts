import { randomUUIDv7 } from "node:crypto";
import { type DemoRepeat, makeDemoRepeats } from "../demo/repeats.ts";
import { toColumns } from "../server/appointments/rows/queries.ts";
import type { Owner, Tx } from "../server/db/engine/database.ts";
import { recordKeys } from "../server/db/records/keys.ts";
import { lastTimeOf } from "../shared/repeat/times.ts";

/** Gives a few customers of a new account repeating appointments. Answers how many. */
export async function fillRepeats(tx: Tx, owner: Owner, today: string, now: Date): Promise<number> {
  const repeats = makeDemoRepeats(today);
  // Those who have been customers for longest.
  const customers = await tx
    .selectFrom("customers")
    .where("owner", "=", owner)
    .where("status", "=", "Active")
    .select(["_id", "company"])
    .orderBy("createdAt")
    .orderBy("nameKey")
    .limit(repeats.length)
    .execute();
  for (const [place, { _id: customer, company }] of customers.entries()) {
    const repeat = repeats[place];
    if (!repeat) continue;
    const rows = toRows(repeat, { owner, customer, company }, now.toISOString());
    await tx.insertInto("appointments").values(rows).execute();
    const held = repeat.own.filter(({ input }) => input.outcome === "held").at(-1);
    if (!held) continue;
    await tx
      .updateTable("customers")
      .set({ lastContact: held.input.date.slice(0, 10) })
      .where("owner", "=", owner)
      .where("_id", "=", customer)
      .where("lastContact", "<", held.input.date.slice(0, 10))
      .execute();
  }
  return customers.length;
}

/** The rule and, as rows of their own, the times that differ from it. */
function toRows(
  { input, except, own }: DemoRepeat,
  whose: { owner: Owner; customer: string; company: string },
  at: string,
) {
  const series = randomUUIDv7();
  const stamps = { createdAt: at, updatedAt: at };
  const rule = {
    ...toColumns(input),
    ...recordKeys.appointments.toKeys(input),
    ...whose,
    ...stamps,
    _id: series,
    except: except.join(),
    lastTime: lastTimeOf(input.repeat, input.date),
  };
  const times = own.map(({ original, input }) => ({
    ...toColumns(input),
    ...recordKeys.appointments.toKeys(input),
    ...whose,
    ...stamps,
    _id: `${series}_${original.slice(0, 10)}`,
    except: "",
    lastTime: null,
    series,
    original,
  }));
  return [{ ...rule, series: null, original: null }, ...times];
}
