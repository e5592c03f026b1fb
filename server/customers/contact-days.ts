import { type Db, inSnapshot, type Owner } from "../db/engine/database.ts";

/** Rows that are read at a time. */
const batchSize = 200;

/** When an owner's customers were contacted, batch by batch: each customer's from the first day on. */
export async function* readContactDays(db: Db, owner: Owner) {
  let after = { customer: "", day: "" };
  while (true) {
    const { customer, day } = after;
    const batch = await inSnapshot(db, owner, (tx) =>
      tx
        .selectFrom("contactDays")
        .where("owner", "=", owner)
        .where("customer", ">=", customer)
        .where((one) => one.or([one("customer", ">", customer), one("day", ">", day)]))
        .select(["customer", "day", "withdrawnAt"])
        .orderBy("customer")
        .orderBy("day")
        .limit(batchSize)
        .execute(),
    );
    yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) return;
    after = last;
  }
}
