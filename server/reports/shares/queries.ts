import { sql } from "kysely";
import { namedShares, topCompanies } from "../../../shared/reports/reports.ts";
import type { Owner } from "../../db/engine/database.ts";
import { sumOf } from "../../db/query/lists.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared } from "../../db/query/prepared.ts";

interface OfOwner {
  owner: Owner;
}

interface Industry {
  isNone: number;
  name: string;
  companies: number;
  customers: number;
  value: number;
  /** Over all, as well those that are not answered. */
  industries: number;
  allCompanies: number;
  allCustomers: number;
  allValue: number;
}

/** The largest, whatever their case, after a row of companies that have none. */
export const industries = prepared((_db, { owner }: Placeholders<OfOwner>) => {
  const all = sql`OVER (PARTITION BY "isNone")`;
  const sumAll = (column: string) => sql`CAST(sum(${sql.ref(column)}) ${all} AS bigint)`;
  return sql<Industry>`SELECT "groups".*, count(*) ${all} AS "industries",
      ${sumAll("companies")} AS "allCompanies", ${sumAll("customers")} AS "allCustomers",
      ${sumAll("value")} AS "allValue"
    FROM (
      SELECT CASE "industry" WHEN '' THEN 1 ELSE 0 END AS "isNone", min("industry") AS "name",
        CAST(sum(1 - "private") AS bigint) AS "companies", ${sumOf("clientCount")} AS "customers",
        ${sumOf("totalValue")} AS "value"
      FROM "companies" WHERE "owner" = ${owner}
      GROUP BY "industryKey", CASE "industry" WHEN '' THEN 1 ELSE 0 END
    ) AS "groups"
    ORDER BY "isNone" DESC, "value" DESC, "name" LIMIT ${sql.lit(namedShares + 1)}`;
});

/** The largest of those that are there. */
export const tags = prepared((db, { owner }: Placeholders<OfOwner>) =>
  db
    .selectFrom("tagTotals")
    .innerJoin("tags", (join) =>
      join.onRef("tags.owner", "=", "tagTotals.owner").onRef("tags._id", "=", "tagTotals.tag"),
    )
    .where("tagTotals.owner", "=", owner)
    .select(["tags._id", "tags.name", "value", "customers"])
    .orderBy("value", "desc")
    .orderBy("tags.nameKey")
    .orderBy("tags._id")
    .limit(namedShares),
);

/** No row where all customers have tags. */
export const untagged = prepared((db, { owner }: Placeholders<OfOwner>) =>
  db
    .selectFrom("tagTotals")
    .where("owner", "=", owner)
    .where("tag", "=", "")
    .select(["value", "customers"]),
);

export const largestCompanies = prepared((db, { owner }: Placeholders<OfOwner>) =>
  db
    .selectFrom("companies")
    .where("owner", "=", owner)
    .where("clientCount", ">", 0)
    .where("private", "=", sql.lit(0))
    .select(["_id", "name", "totalValue as value", "clientCount as customers"])
    .orderBy("totalValue", "desc")
    .orderBy("_id", "desc")
    .limit(topCompanies),
);
