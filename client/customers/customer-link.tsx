import type { Customer } from "../../shared/customers.ts";
import { RowLink } from "../ui/row-link.tsx";
import { rowNameClass } from "../ui/table.tsx";

/** The name of a customer in a table: the link for the whole row. */
export function CustomerLink({ customer }: { customer: Customer }) {
  return (
    <RowLink
      to="/dashboard/customers/$customerId"
      id={customer._id}
      className={rowNameClass()}
      title={customer.name}
    >
      {customer.name}
    </RowLink>
  );
}
