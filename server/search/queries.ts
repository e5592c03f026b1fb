import { sql } from "kysely";
import { toDollars } from "../../shared/money.ts";
import { type Found, foundCount } from "../../shared/search.ts";
import { type Db, inSnapshot, type Owner } from "../db/database.ts";
import { byCloseness, matches } from "../db/lists.ts";

/**
 * The best matches of each kind: names that begin with what was typed, then words that do, then any
 * others; among equals the newest, of appointments the next to come. `today` is the user's own.
 */
export async function findEverywhere(
  db: Db,
  owner: Owner,
  typed: string,
  today: string,
): Promise<Found> {
  if (typed === "") return { companies: [], customers: [], appointments: [] };
  return inSnapshot(db, async (tx) => ({
    companies: await findCompanies(tx, owner, typed),
    customers: await findCustomers(tx, owner, typed),
    appointments: await findAppointments(tx, owner, typed, today),
  }));
}

async function findCompanies(db: Db, owner: Owner, typed: string) {
  return db
    .selectFrom("companies")
    .where("companies.owner", "=", owner)
    .where(matches("companies.searchKey", typed))
    .select(["_id", "name", "industry", "clientCount"])
    .orderBy(byCloseness("companies.nameKey", typed))
    .orderBy("companies.updatedAt", "desc")
    .orderBy("companies._id", "desc")
    .limit(foundCount)
    .execute();
}

async function findCustomers(db: Db, owner: Owner, typed: string) {
  const rows = await db
    .selectFrom("customers")
    .innerJoin("companies", (join) =>
      join
        .onRef("companies.owner", "=", "customers.owner")
        .onRef("companies._id", "=", "customers.company"),
    )
    .where("customers.owner", "=", owner)
    .where(matches("customers.searchKey", typed))
    .select([
      "customers._id",
      "customers.name",
      "customers.email",
      "customers.phone",
      "customers.status",
      "customers.value",
      "customers.company",
      "companies.name as companyName",
    ])
    .orderBy(byCloseness("customers.nameKey", typed))
    .orderBy("customers.updatedAt", "desc")
    .orderBy("customers._id", "desc")
    .limit(foundCount)
    .execute();
  return rows.map((row) => ({ ...row, value: toDollars(row.value) }));
}

/** Those whose customer or company is called so count too, after those whose title matches. */
async function findAppointments(db: Db, owner: Owner, typed: string, today: string) {
  const rows = await db
    .selectFrom("appointments")
    .innerJoin("customers", (join) =>
      join
        .onRef("customers.owner", "=", "appointments.owner")
        .onRef("customers._id", "=", "appointments.customer"),
    )
    .innerJoin("companies", (join) =>
      join
        .onRef("companies.owner", "=", "appointments.owner")
        .onRef("companies._id", "=", "appointments.company"),
    )
    .where("appointments.owner", "=", owner)
    .where((eb) =>
      eb.or([
        matches("appointments.searchKey", typed),
        matches("customers.nameKey", typed),
        matches("companies.nameKey", typed),
      ]),
    )
    .select([
      "appointments._id",
      "appointments.title",
      "appointments.date",
      "appointments.company",
      "appointments.customer",
      "companies.name as companyName",
      "customers.name as customerName",
    ])
    .orderBy(byCloseness("appointments.titleKey", typed))
    // From today on the nearest first; before it the latest first.
    .orderBy(sql`CASE WHEN "appointments"."date" >= ${today} THEN 0 ELSE 1 END`)
    .orderBy(
      sql`CASE WHEN "appointments"."date" >= ${today} THEN "appointments"."date" ELSE '' END`,
    )
    .orderBy("appointments.date", "desc")
    .orderBy("appointments._id", "desc")
    .limit(foundCount)
    .execute();
  return rows.map(({ companyName, customerName, ...row }) => ({
    ...row,
    company: { _id: row.company, name: companyName },
    customer: { _id: row.customer, name: customerName },
  }));
}
