import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SharesReport } from "../../../shared/reports.ts";
import { formatPercent } from "../../dashboard/percent.ts";
import { countOf } from "../../lib/count.ts";
import { Money } from "../../ui/money.tsx";
import { companiesIn, customersTagged } from "../links.ts";
import type { Shown } from "../use-report.ts";
import { Figure, FigureTable, RowHead } from "./figure-table.tsx";

type Share = SharesReport["total"];

/** The value by industry, by tag and by company, as shares of all of it. */
export function SharesTable({ report }: Shown<SharesReport>) {
  const { total, industries, otherIndustries, noIndustry, tags, untagged, companies } = report;
  const named = industries.map(({ name }) => name);
  const cells = (to: LinkProps, share: Share) => <Cells to={to} share={share} total={total} />;
  return (
    <>
      <FigureTable label="Value by industry" heads={["Industry", ...figureHeads]}>
        {industries.map((industry) => (
          <Row key={industry.name} name={<bdi>{industry.name}</bdi>}>
            {cells(companiesIn(industry.name), industry)}
          </Row>
        ))}
        {otherIndustries.industries > 0 && (
          <Row name={countOf(otherIndustries.industries, "other")}>
            {cells(companiesIn({ otherThan: named }), otherIndustries)}
          </Row>
        )}
        {noIndustry.companies > 0 && (
          <Row name="Not set">{cells(companiesIn(null), noIndustry)}</Row>
        )}
      </FigureTable>
      {tags.length > 0 && (
        <FigureTable label="Value by tag" heads={["Tag", ...figureHeads]}>
          {tags.map((tag) => (
            <Row key={tag._id} name={<bdi>{tag.name}</bdi>}>
              {cells(customersTagged(tag._id), tag)}
            </Row>
          ))}
          {untagged.customers > 0 && (
            <Row name="No tag">{cells(customersTagged(null), untagged)}</Row>
          )}
        </FigureTable>
      )}
      <FigureTable label="Top companies by value" heads={["Company", ...figureHeads]}>
        {companies.map((company) => (
          <Row key={company._id} name={<bdi>{company.name}</bdi>}>
            {cells(
              { to: "/dashboard/companies/$companyId", params: { companyId: company._id } },
              company,
            )}
          </Row>
        ))}
      </FigureTable>
    </>
  );
}

const figureHeads = ["Customers", "Value", "Share"];

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <RowHead>{name}</RowHead>
      {children}
    </tr>
  );
}

function Cells({ to, share, total }: { to: LinkProps; share: Share; total: Share }) {
  return (
    <>
      <Figure to={to} count={share.customers} />
      <Figure to={to} count={share.customers}>
        <Money value={share.value} />
      </Figure>
      <td>{formatPercent(share.value, total.value)}</td>
    </>
  );
}
