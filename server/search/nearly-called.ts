import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { foundCount } from "../../shared/lists/search.ts";
import { type Db, inSnapshot, type Owner } from "../db/engine/database.ts";
import { findNearlyNamed } from "../db/query/search/nearly-named.ts";
import { readCompanies, readCustomers } from "./named-rows.ts";

/** For when nobody is called what was typed: those who are but for a typo. */
export async function findNearlyCalled(db: Db, owner: Owner, typed: string) {
  const find = <Row>(
    table: "companies" | "customers",
    read: (tx: Db, owner: Owner, ids: readonly string[]) => Promise<Row[]>,
  ) =>
    inSnapshot(db, owner, async (tx) => {
      const ids = await findNearlyNamed(tx, owner, table, typed);
      return ids.length === 0 ? [] : read(tx, owner, ids.slice(0, foundCount));
    });
  await yieldToEventLoop();
  const companies = await find("companies", readCompanies);
  await yieldToEventLoop();
  const customers = await find("customers", readCustomers);
  return { approximate: companies.length + customers.length > 0, companies, customers };
}
