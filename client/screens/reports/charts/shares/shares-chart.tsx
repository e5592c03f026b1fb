import "../../../../styles/report-parts.css";
import { type SharesReport, topCompanies } from "../../../../../shared/reports/reports.ts";
import { countOf } from "../../../../lib/format/count.ts";
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
            title="By industry"
            rows={industryRows(report)}
            whole={total.value}
            sum={{ ...total, key: "all", name: "All value", link: allCustomers() }}
            names="36%"
          />
          {tags.length > 0 && (
            <ShareLedger
              title="By tag"
              fact="A customer can have several"
              rows={tags}
              whole={total.value}
              names="36%"
            />
          )}
        </div>
        <div>
          <ShareLedger
            title={isTen ? "Top ten companies" : "Top companies"}
            fact={
              total.value > 0 ? `${formatPercent(top.value, total.value)} of all value` : undefined
            }
            rows={companies}
            whole={total.value}
            sum={{
              ...top,
              key: "top",
              name: isTen ? "Top ten" : countOf(companies.length, "company", "companies"),
              link: customersOf(report.companies.map(({ _id }) => _id)),
            }}
            names="46%"
          />
        </div>
      </div>
    </div>
  );
}
