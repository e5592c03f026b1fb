import type { Customer } from "../../shared/customers.ts";
import { ListLines, listRowClass } from "../ui/list.tsx";
import { Money } from "../ui/money.tsx";
import { Pick } from "../ui/row-selection.tsx";
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
