import type { Customer } from "../../../shared/kinds/customers.ts";
import { ListLines, listRowClass } from "../../ui/table/list.tsx";
import { Pick } from "../../ui/table/row-selection.tsx";
import { Money } from "../../ui/text/money.tsx";
import { companyWords } from "./company-words.ts";
import { CustomerLink } from "./customer-link.tsx";
import { RowStatusMenu } from "./status-menu.tsx";

/** A customer in a list on the phone. */
export function customerLine(customer: Customer) {
  return (
    <div className={listRowClass}>
      <Pick id={customer._id} name={customer.name} />
      <ListLines
        title={<CustomerLink customer={customer} />}
        amount={<Money value={customer.value} />}
        context={companyWords(customer)}
        side={<RowStatusMenu customer={customer} />}
      />
    </div>
  );
}
