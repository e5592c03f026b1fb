import type { Customer } from "../../../shared/kinds/customers.ts";
import { RowNameLink } from "../../ui/table/row-link.tsx";

export function CustomerLink({ customer: { _id, name } }: { customer: Customer }) {
  return <RowNameLink to="/dashboard/customers/$customerId" id={_id} name={name} />;
}
