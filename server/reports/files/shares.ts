import type { SharesReport } from "../../../shared/reports/reports.ts";
import { type Sheet, shareOf, toSheet } from "./sheet.ts";

interface Row {
  by: "Industry" | "Tag" | "Company";
  name: string;
  companies?: number;
  customers: number;
  value: number;
}

/** Three ways to divide the same value, one below the other. */
export function sharesSheet(report: SharesReport): Sheet {
  const { total, industries, otherIndustries, noIndustry, tags, untagged, companies } = report;
  const others = `${otherIndustries.industries} ${otherIndustries.industries === 1 ? "other" : "others"}`;
  const rows: Row[] = [
    ...industries.map((each) => ({ ...each, by: "Industry" as const })),
    ...(otherIndustries.industries > 0
      ? [{ ...otherIndustries, by: "Industry" as const, name: others }]
      : []),
    ...(noIndustry.companies + noIndustry.customers > 0
      ? [{ ...noIndustry, by: "Industry" as const, name: "No industry" }]
      : []),
    ...tags.map((each) => ({ ...each, by: "Tag" as const })),
    ...(untagged.customers > 0 ? [{ ...untagged, by: "Tag" as const, name: "Untagged" }] : []),
    ...companies.map((each) => ({ ...each, by: "Company" as const })),
  ];
  return toSheet(
    "Where the value is",
    [
      { title: "By", read: ({ by }) => by },
      { title: "Name", read: ({ name }) => name },
      { title: "Companies", read: ({ companies }) => companies ?? "" },
      { title: "Customers", read: ({ customers }) => customers },
      { title: "Value", read: ({ value }) => value, holds: "money" },
      { title: "Value, %", read: ({ value }) => shareOf(value, total.value) },
    ],
    rows,
  );
}
