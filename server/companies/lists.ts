import { type Expression, sql } from "kysely";
import type { Company, CompanyQuery, companySorts } from "../../shared/kinds/companies.ts";
import { parseFilter } from "../../shared/lists/filters.ts";
import { toDollars } from "../../shared/money.ts";
import { ownerTotals, statusTotals, sum } from "../db/derived/totals.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { kept } from "../db/query/kept-sums.ts";
import type { Where } from "../db/query/list-description.ts";
import { byNumber, byText, byTime, type SortKey, sumOf, toInstant } from "../db/query/lists.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared } from "../db/query/prepared.ts";
import { recordList } from "../db/query/record-lists.ts";
import { narrowCompaniesBy } from "../filters/filter.ts";
import { anyMoment, type Moment } from "../filters/moment.ts";
import {
  isNarrowed,
  type NarrowingValues,
  toNarrowing,
  toResponsible,
} from "../filters/narrowing.ts";
import { namesFor } from "../filters/people.ts";
import { type IndustryValues, narrowByIndustries, toIndustries } from "./filter.ts";
import { selectCompanies, toCompany } from "./queries.ts";

const sortKeys: Record<(typeof companySorts)[number], SortKey> = {
  name: byText("companies.nameKey"),
  industry: byText("companies.industryKey"),
  // Of one person: lists by person are read one after the other.
  responsible: [],
  clientCount: byNumber("companies.clientCount"),
  totalValue: byNumber("companies.totalValue"),
  createdAt: byTime("companies.createdAt"),
};

const readCompanies = recordList({
  table: "companies",
  sortKeys,
  select: selectCompanies,
  narrow,
  pick: (values) => (values.responsible ? values : undefined),
  sums: ["clientCount", "totalValue"],
  person: "responsible",
});

type FilterValues = NarrowingValues & IndustryValues & { createdFrom?: string };

function narrow(values: Placeholders<FilterValues>, where: Where): Expression<boolean>[] {
  const { createdFrom } = values;
  return [
    isCompany,
    ...(createdFrom ? [sql<boolean>`${sql.ref("companies.createdAt")} >= ${createdFrom}`] : []),
    ...narrowCompaniesBy(values, where),
    ...narrowByIndustries(values, where),
  ];
}

export async function listCompanies(
  db: Db,
  owner: Owner,
  query: CompanyQuery,
  moment: Moment = anyMoment(),
) {
  const filter = toFilterValues(query, moment);
  const isAll = !query.search && !isNarrowed(filter);
  const all = isAll ? keepTotals(owner) : undefined;
  const names = await namesFor(db, owner, query);
  const page = names
    ? await readCompanies.readByPerson(db, owner, query, filter, { names })
    : await readCompanies(db, owner, query, filter, all);
  const toAnswer = <Sums extends { totalValue: number }>(sums: Sums) => ({
    ...sums,
    totalValue: toDollars(sums.totalValue),
  });
  return {
    data: page.data.map(toCompany),
    nextCursor: page.nextCursor,
    ...toAnswer(page.sums),
    ...(query.group && page.groups && { groups: page.groups.map(toAnswer) }),
  };
}

/** All that a search and a filter leave, in their order and batch by batch. */
export async function* listAllCompanies(
  db: Db,
  owner: Owner,
  query: Omit<CompanyQuery, "limit" | "cursor">,
  moment: Moment,
): AsyncGenerator<Company[]> {
  const filter = toFilterValues(query, moment);
  const names = await namesFor(db, owner, query);
  for await (const rows of readCompanies.readAll(db, owner, query, filter, names)) {
    yield rows.map(toCompany);
  }
}

function toFilterValues(
  { filter, createdFrom, who }: Pick<CompanyQuery, "filter" | "createdFrom" | "who">,
  moment: Moment,
): FilterValues {
  const conditions = [
    ...(parseFilter(filter ?? "", "companies") ?? []),
    ...toResponsible(who, moment),
  ];
  return {
    ...toNarrowing(conditions, moment),
    ...toIndustries(conditions),
    ...(createdFrom && { createdFrom: toInstant(createdFrom) }),
  };
}

/** A private one is none. */
const isCompany = sql<boolean>`${sql.ref("companies.private")} = 0`;

/** What those add to the totals who are in private companies, which an index of their own has. */
const privateTotals = prepared((db, { owner }: Placeholders<{ owner: Owner }>) =>
  db
    .selectFrom("companies")
    .where("owner", "=", owner)
    .where("private", "=", sql.lit(1))
    .select([sumOf("clientCount").as("customers"), sumOf("totalValue").as("value")]),
);

function keepTotals(owner: Owner) {
  const statements = [
    statusTotals({ owner }),
    ownerTotals({ owner }),
    privateTotals({ owner }),
  ] as const;
  return kept(statements, (statuses, [totals], [apart]) => {
    const { customers, value } = sum(statuses);
    return {
      total: totals?.companies ?? 0,
      clientCount: customers - (apart?.customers ?? 0),
      totalValue: value - (apart?.value ?? 0),
    };
  });
}
