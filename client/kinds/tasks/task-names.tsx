import { linkOptions } from "@tanstack/react-router";
import type { Task } from "../../../shared/kinds/tasks.ts";
import { listNames } from "../../../shared/lists/list-names.ts";
import { RowLink } from "../../ui/table/row-link.tsx";

/** Whose task it is: the customer opens; without one, the company does. */
export function TaskNames({ task: { customer, company } }: { task: Task }) {
  if (customer) {
    const [, companyName] = listNames(customer.name, company?.name ?? "");
    return (
      <>
        <RowLink to="/dashboard/customers/$customerId" id={customer._id}>
          <bdi>{customer.name}</bdi>
        </RowLink>
        {companyName && (
          <>
            , <bdi>{companyName}</bdi>
          </>
        )}
      </>
    );
  }
  if (!company) return null;
  return (
    <RowLink to="/dashboard/companies/$companyId" id={company._id}>
      <bdi>{company.name}</bdi>
    </RowLink>
  );
}

/** Where a task leads: to whom it is about, else to the tasks. */
export function placeOf({ customer, company }: Task) {
  if (customer) {
    return linkOptions({
      to: "/dashboard/customers/$customerId",
      params: { customerId: customer._id },
    });
  }
  if (company) {
    return linkOptions({
      to: "/dashboard/companies/$companyId",
      params: { companyId: company._id },
    });
  }
  return linkOptions({ to: "/dashboard/tasks" });
}
