import { toDollars } from "../../shared/money.ts";
import { readPast } from "../db/acts/past.ts";
import type { Db, Owner } from "../db/engine/database.ts";

/** What an owner's customers were, batch by batch: each customer's from the first on. */
export async function* readStatusHistory(db: Db, owner: Owner) {
  for await (const batch of readPast(db, owner, "statusChanges")) {
    yield batch.map(({ fromValue, toValue, ...row }) => ({
      ...row,
      fromValue: fromValue === null ? null : toDollars(fromValue),
      toValue: toDollars(toValue),
    }));
  }
}

/** Who was responsible for an owner's customers and companies, batch by batch: each record's from the first on. */
export async function* readResponsibleHistory(db: Db, owner: Owner) {
  for await (const batch of readPast(db, owner, "responsibleChanges")) {
    yield batch.map(({ company, ...row }) => ({
      ...row,
      kind: company === row.record ? "companies" : "customers",
    }));
  }
}
