import { company } from "../../shared/companies.ts";
import { messages } from "../../shared/messages.ts";
import { toDollars } from "../../shared/money.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder } from "../db/query/placeholders.ts";
import { appointmentCount } from "../db/query/related.ts";
import { storeOf } from "../db/records/store.ts";
import { recordsOf } from "../records.ts";

/** What is answered of a row. */
const companyColumns = company.keyof().options.map((name) => `companies.${name}` as const);

export const {
  create: createCompany,
  find: findCompany,
  update: updateCompany,
  remove: deleteCompany,
} = recordsOf(storeOf("companies", [...companyColumns, appointmentCount("companies")]), {
  toAnswer: toCompany,
  missing: messages.companies.notFound,
});

/** Every company up to an id, batch by batch. */
export async function* readCompanies(db: Db, owner: Owner, last: string | null) {
  const rows = selectCompanies(db, owner);
  for await (const batch of readInBatches(db, owner, rows, "companies._id", last))
    yield batch.map(toCompany);
}

/** The owner's companies as they are answered, except that the value is in cents. */
export function selectCompanies(db: Db, owner: OrPlaceholder<Owner>) {
  return db.selectFrom("companies").where("companies.owner", "=", owner).select(companyColumns);
}

/** A row with its value in dollars. */
export function toCompany<Row extends { totalValue: number }>(row: Row) {
  return { ...row, totalValue: toDollars(row.totalValue) };
}
