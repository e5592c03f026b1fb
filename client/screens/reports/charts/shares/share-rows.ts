import type { SharesReport } from "../../../../../shared/reports/reports.ts";
import { reports } from "../../../../../shared/words/en/reports.ts";
import { companiesIn, companyPage, customersTagged } from "../../links.ts";
import type { MarkTarget } from "../mark.tsx";

/** One line of a ledger of value. */
export interface ShareRow {
  key: string;
  name: string;
  /** Not somebody's word but ours: for what has no industry, no tag. */
  quiet?: true;
  value: number;
  customers: number;
  /** Where the line leads to companies. */
  companies?: number;
  link: MarkTarget;
}

export function industryRows({
  industries,
  otherIndustries,
  noIndustry,
}: SharesReport): ShareRow[] {
  const rows: ShareRow[] = industries.map((industry) => ({
    ...industry,
    key: `is ${industry.name}`,
    link: companiesIn(industry.name),
  }));
  if (otherIndustries.industries > 0) {
    rows.push({
      ...otherIndustries,
      key: "others",
      name: reports.others(otherIndustries.industries),
      link: companiesIn({ otherThan: industries.map(({ name }) => name) }),
    });
  }
  if (noIndustry.companies > 0) {
    rows.push({
      ...noIndustry,
      key: "none",
      name: reports.shares.none,
      quiet: true,
      link: companiesIn(null),
    });
  }
  return rows;
}

/** Empty without tags, however many customers are untagged. */
export function tagRows({ tags, untagged }: SharesReport): ShareRow[] {
  if (tags.length === 0) return [];
  const rows: ShareRow[] = tags.map((tag) => ({
    ...tag,
    key: tag._id,
    link: customersTagged(tag._id),
  }));
  if (untagged.customers === 0) return rows;
  return [
    ...rows,
    {
      ...untagged,
      key: "none",
      name: reports.shares.untagged,
      quiet: true,
      link: customersTagged(null),
    },
  ];
}

export function companyRows({ companies }: SharesReport): ShareRow[] {
  return companies.map((company) => ({
    ...company,
    key: company._id,
    link: companyPage(company._id),
  }));
}

export function sumOf(rows: readonly ShareRow[]): { value: number; customers: number } {
  // Whole cents: sums of tenths are not exact.
  const cents = rows.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
  return { value: cents / 100, customers: rows.reduce((sum, { customers }) => sum + customers, 0) };
}
