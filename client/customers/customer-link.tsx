import type { Customer } from "../../shared/customers.ts";
import { RowNameLink } from "../ui/row-link.tsx";

export function CustomerLink({ customer: { _id, name } }: { customer: Customer }) {
  return <RowNameLink to="/dashboard/customers/$customerId" id={_id} name={name} />;
}
