import { type Expression, sql } from "kysely";
import type { CompanyQuery, companySorts } from "../../shared/companies.ts";
import { toDollars } from "../../shared/money.ts";
import { ownerTotals, statusTotals, sum } from "../customers/totals.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { byNumber, byText, byTime, type SortKey, toInstant } from "../db/query/lists.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { kept, recordList } from "../db/query/record-lists.ts";
import { selectCompanies, toCompany } from "./queries.ts";

const sortKeys: Record<(typeof companySorts)[number], SortKey> = {
  name: byText("companies.nameKey"),
  industry: byText("companies.industryKey"),
  clientCount: byNumber("companies.clientCount"),
  totalValue: byNumber("companies.totalValue"),
  createdAt: byTime("companies.createdAt"),
};

const readCompanies = recordList({
  table: "companies",
  sortKeys,
  select: selectCompanies,
  narrow: ({ createdFrom }: Placeholders<{ createdFrom?: string }>): Expression<boolean>[] =>
    createdFrom ? [sql<boolean>`${sql.ref("companies.createdAt")} >= ${createdFrom}`] : [],
  sums: ["clientCount", "totalValue"],
});

export async function listCompanies(db: Db, owner: Owner, query: CompanyQuery) {
  const { search, createdFrom } = query;
  const all = search || createdFrom ? undefined : keepTotals(owner);
  const filter = createdFrom ? { createdFrom: toInstant(createdFrom) } : {};
  const { data, nextCursor, sums } = await readCompanies(db, owner, query, filter, all);
  const totalValue = toDollars(sums.totalValue);
  return { data: data.map(toCompany), nextCursor, ...sums, totalValue };
}

function keepTotals(owner: Owner) {
  return kept([statusTotals({ owner }), ownerTotals({ owner })], (statuses, [totals]) => {
    const { customers, value } = sum(statuses);
    return { total: totals?.companies ?? 0, clientCount: customers, totalValue: value };
  });
}
