import { sql } from "kysely";
import { toEmailKey, toPersonKey } from "../../../shared/matching/match-keys.ts";
import type { NamedCustomer } from "../../../shared/transfer/imports.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared, readWide } from "../../db/query/prepared.ts";
import { isListed } from "../../db/query/search/candidates.ts";

interface Keys {
  owner: Owner;
  keys: string;
}

const withKey = prepared((db, { owner, keys }: Placeholders<Keys>, column) => {
  const key = sql<string>`${sql.ref(`c.${column}`)}`;
  return sql<NamedCustomer>`
    SELECT "c"."_id", "c"."name", "c"."email", "c"."company", "k"."name" AS "companyName"
    FROM "customers" AS "c"
    JOIN "companies" AS "k" ON "k"."owner" = "c"."owner" AND "k"."_id" = "c"."company"
    WHERE "c"."owner" = ${owner} AND ${key} <> '' AND ${isListed(db, key, keys)}`;
});

/** The customers who have one of these names or emails. */
export async function findNamed(
  db: Db,
  owner: Owner,
  { names, emails }: { names: readonly string[]; emails: readonly string[] },
): Promise<NamedCustomer[]> {
  const [named, mailed] = await readWide(db, owner, [
    withKey({ owner, keys: toList(names, toPersonKey) }, "personKey"),
    withKey({ owner, keys: toList(emails, toEmailKey) }, "emailKey"),
  ]);
  return [...new Map([...named, ...mailed].map((one) => [one._id, one])).values()];
}

function toList(texts: readonly string[], toKey: (text: string) => string): string {
  return JSON.stringify([...new Set(texts.map(toKey).filter((key) => key !== ""))]);
}
