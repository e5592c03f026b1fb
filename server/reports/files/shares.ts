import type { SharesReport } from "../../../shared/reports/reports.ts";
import type { Headings } from "../../words.ts";
import { type Sheet, shareOf, toSheet } from "./sheet.ts";

interface Row {
  by: string;
  name: string;
  companies?: number;
  customers: number;
  value: number;
}

/** Three ways to divide the same value, one below the other. */
export function sharesSheet(report: SharesReport, headings: Headings): Sheet {
  const { reports, sheets } = headings;
  const { total, industries, otherIndustries, noIndustry, tags, untagged, companies } = report;
  const others = reports.others(otherIndustries.industries);
  const rows: Row[] = [
    ...industries.map((each) => ({ ...each, by: headings.Industry })),
    ...(otherIndustries.industries > 0
      ? [{ ...otherIndustries, by: headings.Industry, name: others }]
      : []),
    ...(noIndustry.companies + noIndustry.customers > 0
      ? [{ ...noIndustry, by: headings.Industry, name: reports.noIndustry }]
      : []),
    ...tags.map((each) => ({ ...each, by: reports.tag })),
    ...(untagged.customers > 0 ? [{ ...untagged, by: reports.tag, name: reports.untagged }] : []),
    ...companies.map((each) => ({ ...each, by: headings.Company })),
  ];
  return toSheet(
    sheets.shares,
    [
      { title: reports.by, read: ({ by }) => by },
      { title: headings.Name, read: ({ name }) => name },
      { title: headings.Companies, read: ({ companies }) => companies ?? "" },
      { title: headings.Customers, read: ({ customers }) => customers },
      { title: headings.Value, read: ({ value }) => value, holds: "money" },
      { title: reports.valueShare, read: ({ value }) => shareOf(value, total.value) },
    ],
    rows,
  );
}
