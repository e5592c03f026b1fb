import { reports } from "../../../../../shared/words/en/reports.ts";
import "../../../../styles/report-parts.css";
import { type SharesReport, topCompanies } from "../../../../../shared/reports/reports.ts";
import { formatPercent } from "../../../../lib/format/numbers.ts";
import { allCustomers, customersOf } from "../../links.ts";
import type { Shown } from "../../use-report.ts";
import { ShareLedger } from "./share-ledger.tsx";
import { companyRows, industryRows, sumOf, tagRows } from "./share-rows.ts";

/** Who holds the value: industries and tags at the left, companies at the right. */
export function SharesChart({ report }: Shown<SharesReport>) {
  const { total } = report;
  const tags = tagRows(report);
  const companies = companyRows(report);
  const top = sumOf(companies);
  const isTen = companies.length === topCompanies;
  return (
    <div className="report-parts">
      <div>
        <div>
          <ShareLedger
            title={reports.shares.byIndustry}
            rows={industryRows(report)}
            whole={total.value}
            sum={{ ...total, key: "all", name: reports.shares.all, link: allCustomers() }}
            names="36%"
          />
          {tags.length > 0 && (
            <ShareLedger
              title={reports.shares.byTag}
              fact={reports.shares.several}
              rows={tags}
              whole={total.value}
              names="36%"
            />
          )}
        </div>
        <div>
          <ShareLedger
            title={isTen ? reports.shares.topTen : reports.shares.top}
            fact={
              total.value > 0
                ? reports.shares.ofAll(formatPercent(top.value, total.value))
                : undefined
            }
            rows={companies}
            whole={total.value}
            sum={{
              ...top,
              key: "top",
              name: isTen ? reports.shares.ten : reports.companies(companies.length),
              link: customersOf(report.companies.map(({ _id }) => _id)),
            }}
            names="46%"
          />
        </div>
      </div>
    </div>
  );
}
