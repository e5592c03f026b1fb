import type { Company } from "../../shared/companies.ts";
import { countOf, formatCount } from "../lib/count.ts";
import { formatInstant } from "../lib/dates.ts";
import { Monogram } from "../ui/avatar.tsx";
import { ListLines, listRowClass } from "../ui/list.tsx";
import { Money } from "../ui/money.tsx";
import { RowLink, RowNameLink } from "../ui/row-link.tsx";
import { Cell, TitleCell } from "../ui/table.tsx";
import { withoutScheme } from "./website.ts";

/** Hides the creation date where names would not fit, also at 200% zoom. */
export const wide = "to-900:hidden";
export const lastWithoutCreated = "to-900:pr-0";

/** A row of the list of all companies. */
export function companyCells(company: Company) {
  return (
    <>
      <TitleCell
        tile={<Monogram name={company.name} />}
        name={
          <RowNameLink to="/dashboard/companies/$companyId" id={company._id} name={company.name} />
        }
        second={withoutScheme(company.website) || "No website"}
      />
      <Cell className="cut">{company.industry || <span className="text-ink-3">Not set</span>}</Cell>
      <Cell numeric>{formatCount(company.clientCount)}</Cell>
      <Cell numeric className={lastWithoutCreated}>
        <Money value={company.totalValue} />
      </Cell>
      <Cell numeric className={`text-ink-3 ${wide}`}>
        {formatInstant(company.createdAt)}
      </Cell>
    </>
  );
}

/** The same on a phone. */
export function companyLine(company: Company) {
  return (
    <RowLink to="/dashboard/companies/$companyId" id={company._id} className={listRowClass}>
      <ListLines
        title={company.name}
        amount={<Money value={company.totalValue} />}
        context={company.industry || "No industry"}
        side={company.clientCount ? countOf(company.clientCount, "customer") : "No customers"}
      />
    </RowLink>
  );
}
