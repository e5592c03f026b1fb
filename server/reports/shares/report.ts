import { toDollars } from "../../../shared/money.ts";
import { namedShares, type SharesReport } from "../../../shared/reports/reports.ts";
import { statusTotalsOf } from "../../customers/totals.ts";
import { statusTotals, sum } from "../../db/derived/totals.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readWide } from "../../db/query/prepared.ts";
import { toPeople } from "../../filters/people.ts";
import { type Asked, toDay } from "../asked.ts";
import { firstAdded } from "../states/queries.ts";
import { industries, largestCompanies, tags, untagged } from "./queries.ts";

/** As it is now, whatever the period. */
export async function readShares(
  db: Db,
  owner: Owner,
  { zone, people }: Pick<Asked, "zone" | "people">,
): Promise<SharesReport> {
  const of = { owner, ...toPeople(people) };
  const [statuses, groups, tagged, [others], companies, [first]] = await readWide(db, owner, [
    of.people ? statusTotalsOf({ owner, people: of.people }) : statusTotals({ owner }),
    industries(of),
    tags(of),
    untagged(of),
    largestCompanies(of),
    firstAdded(of),
  ]);
  const none = groups.find(({ isNone }) => isNone === 1);
  const named = groups.filter(({ isNone }) => isNone === 0).slice(0, namedShares);
  const [all] = named;
  const add = (column: "companies" | "customers" | "value") =>
    named.reduce((total, row) => total + row[column], 0);
  return {
    since: toDay(first?.at, zone),
    total: toShare(sum(statuses)),
    industries: named.map((row) => ({
      name: row.name,
      companies: row.companies,
      ...toShare(row),
    })),
    otherIndustries: {
      industries: (all?.industries ?? 0) - named.length,
      companies: (all?.allCompanies ?? 0) - add("companies"),
      ...toShare({
        customers: (all?.allCustomers ?? 0) - add("customers"),
        value: (all?.allValue ?? 0) - add("value"),
      }),
    },
    noIndustry: { companies: none?.companies ?? 0, ...toShare(none) },
    tags: tagged.map((row) => ({ _id: row._id, name: row.name, ...toShare(row) })),
    untagged: toShare(others),
    companies: companies.map((row) => ({ _id: row._id, name: row.name, ...toShare(row) })),
  };
}

function toShare({ value, customers }: { value: number; customers: number } = nothing) {
  return { value: toDollars(value), customers };
}

const nothing = { value: 0, customers: 0 };
