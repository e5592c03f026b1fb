import { toDollars } from "../../shared/money.ts";
import { type Db, inSnapshot, type Owner } from "../db/engine/database.ts";

/** Rows that are read, or removed, at a time. */
const batchSize = 100;

/** What an owner's customers were, batch by batch: each customer's from the first on. */
export async function* readStatusHistory(db: Db, owner: Owner) {
  let after = { customer: "", at: "" };
  while (true) {
    const { customer, at } = after;
    const batch = await inSnapshot(db, owner, (tx) =>
      tx
        .selectFrom("statusChanges")
        .where("owner", "=", owner)
        .where("customer", ">=", customer)
        .where((one) => one.or([one("customer", ">", customer), one("at", ">", at)]))
        .select(["customer", "at", "fromStatus", "fromValue", "toStatus", "toValue"])
        .orderBy("customer")
        .orderBy("at")
        .limit(batchSize)
        .execute(),
    );
    yield batch.map(({ fromValue, toValue, ...row }) => ({
      ...row,
      fromValue: fromValue === null ? null : toDollars(fromValue),
      toValue: toDollars(toValue),
    }));
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) return;
    after = last;
  }
}
