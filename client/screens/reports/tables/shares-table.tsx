import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SharesReport } from "../../../../shared/reports/reports.ts";
import { reports } from "../../../../shared/words/en/reports.ts";
import { formatPercent } from "../../../lib/format/numbers.ts";
import { Money } from "../../../ui/text/money.tsx";
import { companiesIn, companyPage, customersTagged } from "../links.ts";
import type { Shown } from "../use-report.ts";
import { Figure, FigureTable, RowHead } from "./figure-table.tsx";

type Share = SharesReport["total"];

/** The value by industry, by tag and by company, as shares of all of it. */
export function SharesTable({ report }: Shown<SharesReport>) {
  const { total, industries, otherIndustries, noIndustry, tags, untagged, companies } = report;
  const heads = reports.heads;
  const shareHeads = [heads.value, heads.share];
  const named = industries.map(({ name }) => name);
  const cells = (to: LinkProps, share: Share, rows = share.customers) => (
    <Cells to={to} rows={rows} share={share} total={total} />
  );
  return (
    <>
      <FigureTable
        label={reports.shares.valueByIndustry}
        heads={[heads.industry, heads.companies, ...shareHeads]}
      >
        {industries.map((industry) => (
          <Row key={industry.name} name={<bdi>{industry.name}</bdi>}>
            {cells(companiesIn(industry.name), industry, industry.companies)}
          </Row>
        ))}
        {otherIndustries.industries > 0 && (
          <Row name={reports.others(otherIndustries.industries)}>
            {cells(companiesIn({ otherThan: named }), otherIndustries, otherIndustries.companies)}
          </Row>
        )}
        {noIndustry.companies > 0 && (
          <Row name={reports.shares.none}>
            {cells(companiesIn(null), noIndustry, noIndustry.companies)}
          </Row>
        )}
      </FigureTable>
      {tags.length > 0 && (
        <FigureTable
          label={reports.shares.valueByTag}
          heads={[heads.tag, heads.customers, ...shareHeads]}
        >
          {tags.map((tag) => (
            <Row key={tag._id} name={<bdi>{tag.name}</bdi>}>
              {cells(customersTagged(tag._id), tag)}
            </Row>
          ))}
          {untagged.customers > 0 && (
            <Row name={reports.shares.untagged}>{cells(customersTagged(null), untagged)}</Row>
          )}
        </FigureTable>
      )}
      <FigureTable
        label={reports.shares.topByValue}
        heads={[heads.company, heads.customers, ...shareHeads]}
      >
        {companies.map((company) => (
          <Row key={company._id} name={<bdi>{company.name}</bdi>}>
            {cells(companyPage(company._id), company)}
          </Row>
        ))}
      </FigureTable>
    </>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <RowHead>{name}</RowHead>
      {children}
    </tr>
  );
}

type CellsProps = {
  to: LinkProps;
  /** How many are listed there. */
  rows: number;
  share: Share;
  total: Share;
};

function Cells({ to, rows, share, total }: CellsProps) {
  return (
    <>
      <Figure to={to} count={rows} />
      <Figure to={to} count={rows}>
        <Money value={share.value} />
      </Figure>
      <td>{formatPercent(share.value, total.value)}</td>
    </>
  );
}
