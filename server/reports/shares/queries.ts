import { sql } from "kysely";
import { namedShares, topCompanies } from "../../../shared/reports/reports.ts";
import { type Db, engineOf } from "../../db/engine/database.ts";
import { byId } from "../../db/query/joins.ts";
import { sumOf } from "../../db/query/lists.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared } from "../../db/query/prepared.ts";
import { isListed } from "../../db/query/search/candidates.ts";
import type { Tables } from "../../db/schema.ts";
import type { OfPeople } from "../../filters/people.ts";

/** Of everyone triggers have summed companies; of some people their customers in each are summed. */
function companies(db: Db, { owner, people }: Placeholders<OfPeople>) {
  if (!people) return sql<Tables["companies"]>`"companies"`;
  return sql<Tables["companies"]>`(SELECT "c"."owner", "c"."_id", "c"."name", "c"."industry",
      "c"."industryKey", "c"."private", "s"."clientCount", "s"."totalValue"
    FROM (SELECT "company", count(*) AS "clientCount", ${sumOf("value")} AS "totalValue"
      FROM "customers" WHERE "owner" = ${owner} AND ${isListed(db, "responsible", people)}
      GROUP BY "company") AS "s"
    JOIN "companies" AS "c" ON "c"."owner" = ${owner} AND "c"."_id" = "s"."company")`;
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
export const industries = prepared((db, of: Placeholders<OfPeople>) => {
  const { owner } = of;
  const all = sql`OVER (PARTITION BY "isNone")`;
  const sumAll = (column: string) => sql`CAST(sum(${sql.ref(column)}) ${all} AS bigint)`;
  return sql<Industry>`SELECT "groups".*, count(*) ${all} AS "industries",
      ${sumAll("companies")} AS "allCompanies", ${sumAll("customers")} AS "allCustomers",
      ${sumAll("value")} AS "allValue"
    FROM (
      SELECT CASE "industry" WHEN '' THEN 1 ELSE 0 END AS "isNone", min("industry") AS "name",
        CAST(sum(1 - "private") AS bigint) AS "companies", ${sumOf("clientCount")} AS "customers",
        ${sumOf("totalValue")} AS "value"
      FROM ${companies(db, of)} AS "companies" WHERE "owner" = ${owner}
      GROUP BY "industryKey", CASE "industry" WHEN '' THEN 1 ELSE 0 END
    ) AS "groups"
    ORDER BY "isNone" DESC, "value" DESC, "name" LIMIT ${sql.lit(namedShares + 1)}`;
});

/** The largest of those that are there. */
export const tags = prepared((db, of: Placeholders<OfPeople>) =>
  db
    .selectFrom(tagSums(db, of).as("tagTotals"))
    .innerJoin("tags", byId("tags", "tagTotals.tag"))
    .where("tagTotals.owner", "=", of.owner)
    .select(["tags._id", "tags.name", "value", "customers"])
    .orderBy("value", "desc")
    .orderBy("tags.nameKey")
    .orderBy("tags._id")
    .limit(namedShares),
);

/** No row where all customers have tags. */
export const untagged = prepared((db, of: Placeholders<OfPeople>) =>
  db
    .selectFrom(tagSums(db, of).as("tagTotals"))
    .where("owner", "=", of.owner)
    .where("tag", "=", "")
    .select(["value", "customers"]),
);

/** What triggers keep of everyone; of some people it is summed from their customers. */
function tagSums(db: Db, { owner, people }: Placeholders<OfPeople>) {
  if (!people) return sql<Tables["tagTotals"]>`"tagTotals"`;
  const theirs = sql`"r"."owner" = ${owner} AND ${isListed(db, "r.responsible", people)}`;
  return sql<Tables["tagTotals"]>`(SELECT CAST(${owner} AS text) AS "owner", "each"."tag",
      count(*) AS "customers", ${sumOf("each.value")} AS "value"
    FROM (
      SELECT '' AS "tag", "r"."value" FROM "customers" AS "r" WHERE ${theirs} AND "r"."tags" = '[]'
      UNION ALL SELECT "e"."value", "r"."value" FROM "customers" AS "r" CROSS JOIN ${idsIn(db)}
        WHERE ${theirs} AND "r"."tags" <> '[]'
    ) AS "each" GROUP BY "each"."tag")`;
}

function idsIn(db: Db) {
  return engineOf(db) === "sqlite"
    ? sql`json_each("r"."tags") AS "e"`
    : sql`jsonb_array_elements_text("r"."tags"::jsonb) AS "e" ("value")`;
}

export const largestCompanies = prepared((db, of: Placeholders<OfPeople>) =>
  db
    .selectFrom(companies(db, of).as("companies"))
    .where("owner", "=", of.owner)
    .where("clientCount", ">", 0)
    .where("private", "=", sql.lit(0))
    .select(["_id", "name", "totalValue as value", "clientCount as customers"])
    .orderBy("totalValue", "desc")
    .orderBy("_id", "desc")
    .limit(topCompanies),
);
