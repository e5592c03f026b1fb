import { company } from "../../shared/companies.ts";
import { messages } from "../../shared/messages.ts";
import { toDollars } from "../../shared/money.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { isOrphan } from "../db/engine/errors.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder } from "../db/query/placeholders.ts";
import { appointmentCount } from "../db/query/related.ts";
import type { Act } from "../db/records/act.ts";
import { storeOf } from "../db/records/store.ts";
import { invalidField } from "../errors.ts";
import { serverMessages } from "../messages.ts";
import { recordsOf } from "../records.ts";

/** What is answered of a row. */
const companyColumns = company.keyof().options.map((name) => `companies.${name}` as const);

const companies = recordsOf(
  storeOf("companies", [...companyColumns, appointmentCount("companies")]),
  { toAnswer: toCompany, missing: messages.companies.notFound },
);
export const { create: createCompany, find: findCompany, update: updateCompany } = companies;

/**
 * Its customers go with it, or move to another company. Throws the 404 when the owner has no such
 * company, a 400 when there is no such other.
 */
export async function deleteCompany(db: Db, owner: Owner, id: string, act: Act, moveTo?: string) {
  if (moveTo !== undefined) {
    await findCompany(db, owner, id);
    const target = moveTo === id ? undefined : await companies.seek(db, owner, moveTo);
    if (!target) throw unknownTarget();
  }
  try {
    await companies.remove(db, owner, id, act, moveTo);
  } catch (error) {
    // It was deleted just now.
    throw isOrphan(error) ? unknownTarget() : error;
  }
}

function unknownTarget() {
  return invalidField("moveTo", serverMessages.companies.moveToUnknown);
}

/** Every company up to an id, batch by batch. */
export function readCompanies(db: Db, owner: Owner, last: string | null) {
  return readInBatches(db, owner, selectCompanies(db, owner), "companies._id", last, toCompany);
}

/** The owner's companies as they are answered, except that the value is in cents. */
export function selectCompanies(db: Db, owner: OrPlaceholder<Owner>) {
  return db.selectFrom("companies").where("companies.owner", "=", owner).select(companyColumns);
}

/** A row with its value in dollars. */
export function toCompany<Row extends { totalValue: number }>(row: Row) {
  return { ...row, totalValue: toDollars(row.totalValue) };
}
