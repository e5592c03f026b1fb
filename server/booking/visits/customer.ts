import { companyInput } from "../../../shared/kinds/companies.ts";
import type { Customer } from "../../../shared/kinds/customers.ts";
import { customerInput } from "../../../shared/kinds/customers.ts";
import { toEmailKey, toPersonKey, toWebsiteKey } from "../../../shared/matching/match-keys.ts";
import { workDomain } from "../../../shared/matching/work-domain.ts";
import { createCustomerAnywhere } from "../../customers/queries.ts";
import { beginAct } from "../../db/acts/act.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { toSortKey } from "../../db/query/search/text-keys.ts";
import type { Visitor } from "./visitor.ts";

/** Whose appointment it becomes. */
export interface Booker {
  customer: string;
  company: string;
  isNew: boolean;
}

/**
 * The customer with the email that a visitor gives, or a new one. Nobody learns which: both take as long as a
 * query or two more. What is known of a customer is never overwritten; `about` is said of a new one.
 */
export async function findBooker(
  tx: Db,
  owner: Owner,
  visitor: Visitor,
  { host, about, today, now }: { host: string; about: string; today: string; now: Date },
): Promise<Booker> {
  const known = await findKnown(tx, owner, visitor);
  const company = await findCompanyOf(tx, owner, visitor);
  if (known) return { customer: known._id, company: known.company, isNew: false };
  const input = customerInput.parse({
    ...{ name: visitor.name, email: visitor.email, phone: visitor.phone, notes: about },
    ...{ status: "Window Shopper", responsible: host },
  });
  const place = company
    ? { company }
    : visitor.company
      ? { newCompany: companyInput.parse({ name: visitor.company, responsible: host }) }
      : {};
  const act = beginAct("create", now);
  const made: Customer = await createCustomerAnywhere(
    tx,
    owner,
    { ...input, ...place },
    { act, today },
  );
  return { customer: made._id, company: made.company, isNew: true };
}

/** Of several with one address, as a couple may have, the one with the name; else the first who had it. */
export async function findKnown(
  tx: Db,
  owner: Owner,
  { email, name }: Pick<Visitor, "email" | "name">,
) {
  const emailKey = toEmailKey(email);
  if (emailKey === "") return undefined;
  const found = await tx
    .selectFrom("customers")
    .where("owner", "=", owner)
    .where("emailKey", "=", emailKey)
    .select(["_id", "company", "personKey"])
    .orderBy("createdAt")
    .orderBy("_id")
    .limit(20)
    .execute();
  const key = toPersonKey(name);
  return found.find(({ personKey }) => personKey === key) ?? found[0];
}

/** The company that they name, or one whose website is where they have their email. */
async function findCompanyOf(
  tx: Db,
  owner: Owner,
  { company, email }: Visitor,
): Promise<string | undefined> {
  const domain = toWebsiteKey(workDomain(email, ""));
  const [column, key] =
    company !== "" ? (["nameKey", toSortKey(company)] as const) : (["websiteKey", domain] as const);
  const found = await tx
    .selectFrom("companies")
    .where("owner", "=", owner)
    .where(column, "=", key)
    .where("private", "=", 0)
    .select("_id")
    .orderBy("createdAt")
    .orderBy("_id")
    .limit(1)
    .executeTakeFirst();
  return key === "" ? undefined : found?._id;
}
