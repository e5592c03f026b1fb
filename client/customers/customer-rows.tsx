import type { Customer } from "../../shared/customers.ts";
import { formatDate, formatInstant } from "../lib/dates.ts";
import { ListLines, listRowClass } from "../ui/list.tsx";
import { Money } from "../ui/money.tsx";
import { RowLink } from "../ui/row-link.tsx";
import { Cell, TitleCell } from "../ui/table.tsx";
import { CustomerLink } from "./customer-link.tsx";
import { RowStatusMenu } from "./status-menu.tsx";

/** Narrow screens hide the date added. */
export const wide = "to-1180:hidden";
export const lastWithoutAdded = "to-1180:pr-0";
/** The company moves below the name where both do not fit, also at 200% zoom. */
export const withCompany = "to-900:hidden";

/** A row of the list of all customers. */
export function customerCells(customer: Customer) {
  return (
    <>
      <TitleCell
        name={<CustomerLink customer={customer} />}
        second={
          <>
            <span className="to-900:hidden">{customer.email}</span>
            <span className="over-900:hidden">{customer.companyName}</span>
          </>
        }
      />
      <Cell className={`cut ${withCompany}`}>
        <RowLink
          to="/dashboard/companies/$companyId"
          id={customer.company}
          className="hover:underline hover:underline-offset-[3px]"
          title={customer.companyName}
        >
          {customer.companyName}
        </RowLink>
      </Cell>
      <Cell>
        <RowStatusMenu customer={customer} />
      </Cell>
      <Cell numeric>
        <Money value={customer.value} />
      </Cell>
      <Cell numeric className={lastWithoutAdded}>
        {formatDate(customer.lastContact)}
      </Cell>
      <Cell numeric className={`text-ink-3 ${wide}`}>
        {formatInstant(customer.createdAt)}
      </Cell>
    </>
  );
}

export function customerLine(customer: Customer) {
  return (
    <div className={listRowClass}>
      <ListLines
        title={<CustomerLink customer={customer} />}
        amount={<Money value={customer.value} />}
        context={customer.companyName}
        side={<RowStatusMenu customer={customer} />}
      />
    </div>
  );
}
