import { Link } from "@tanstack/react-router";
import type { Appointment } from "../../shared/appointments.ts";

const nameClass = "relative z-1 rounded-1 hover:text-ink hover:underline underline-offset-2";

/** With whom: both names lead to their pages. */
export function AppointmentNames({ customer, company }: Pick<Appointment, "customer" | "company">) {
  return (
    <>
      <CustomerLink customer={customer} />,{" "}
      <Link
        to="/dashboard/companies/$companyId"
        params={{ companyId: company._id }}
        className={nameClass}
      >
        {company.name}
      </Link>
    </>
  );
}

export function CustomerLink({ customer }: Pick<Appointment, "customer">) {
  return (
    <Link
      to="/dashboard/customers/$customerId"
      params={{ customerId: customer._id }}
      className={nameClass}
    >
      {customer.name}
    </Link>
  );
}
