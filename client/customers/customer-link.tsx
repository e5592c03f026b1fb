import { Link } from "@tanstack/react-router";
import type { Customer } from "../../shared/customers.ts";
import { rowNameClass } from "../ui/table.tsx";

/** The name of a customer in a table: the link that the whole row answers to. */
export function CustomerLink({ customer }: { customer: Customer }) {
  return (
    <Link
      to="/dashboard/customers/$customerId"
      params={{ customerId: customer._id }}
      className={rowNameClass()}
      title={customer.name}
    >
      {customer.name}
    </Link>
  );
}
