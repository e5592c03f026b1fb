import type { Customer } from "../../shared/customers.ts";
import { formatDate, formatInstant } from "../lib/dates.ts";
import { ListLines, listRowClass } from "../ui/list.tsx";
import { Money } from "../ui/money.tsx";
import { RowLink } from "../ui/row-link.tsx";
import { Cell, TitleCell } from "../ui/table.tsx";
import { CustomerLink } from "./customer-link.tsx";
import { StatusBadge } from "./status.tsx";
import { RowStatusMenu } from "./status-menu.tsx";

/** On narrow screens the day of adding goes. */
export const wide = "to-1180:hidden";
export const lastWithoutAdded = "to-1180:pr-0";

/** A row of the list of all customers. */
export function customerCells(customer: Customer) {
  return (
    <>
      <TitleCell name={<CustomerLink customer={customer} />} second={customer.email} />
      <Cell className="cut">
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
    <RowLink to="/dashboard/customers/$customerId" id={customer._id} className={listRowClass}>
      <ListLines
        title={customer.name}
        amount={<Money value={customer.value} />}
        context={customer.companyName}
        side={<StatusBadge status={customer.status} />}
      />
    </RowLink>
  );
}
