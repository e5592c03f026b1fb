import { randomUUIDv7 } from "node:crypto";
import type { ServerPlace } from "../scripts/server-process.ts";
import { type Owner, openDatabase } from "../server/db/database.ts";
import { companyKeys, customerKeys } from "../server/db/record-keys.ts";
import { companyInput } from "../shared/companies.ts";
import { customerInput } from "../shared/customers.ts";

/** SQLite takes no more than 32,766 values at a time. */
const batchSize = 500;

/** Gives the account that registered first so many customers, a thousand in a company. */
export async function fillCustomers(
  place: ServerPlace,
  count: number,
  toName = (place: number, company: string) => `Customer ${place} of ${company}`,
) {
  const db = await openDatabase(place);
  try {
    const first = await db.selectFrom("users").select("_id").executeTakeFirstOrThrow();
    // as: read just now from the users; the experiments act for everybody.
    const owner = first._id as Owner;
    const stamp = () => {
      const at = new Date().toISOString();
      return { owner, _id: randomUUIDv7(), createdAt: at, updatedAt: at };
    };
    let company = "";
    for (let done = 0; done < count; done += batchSize) {
      if (done % 1000 === 0) {
        const input = companyInput.parse({ name: `Huge ${done / 1000}` });
        const row = { ...input, ...companyKeys.toKeys(input), ...stamp() };
        await db.insertInto("companies").values(row).execute();
        company = row._id;
      }
      const rows = Array.from({ length: Math.min(batchSize, count - done) }, (_, index) => {
        const name = toName(done + index, company.slice(-6));
        const email = `customer${done + index}@faults.test`;
        const input = customerInput.parse({ name, email, phone: `0151 ${done + index}` });
        return {
          ...input,
          ...customerKeys.toKeys(input),
          ...stamp(),
          company,
          value: 100,
          lastContact: "2026-05-04",
        };
      });
      await db.insertInto("customers").values(rows).execute();
    }
  } finally {
    await db.destroy();
  }
}
