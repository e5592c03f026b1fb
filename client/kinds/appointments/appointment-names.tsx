import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { listNames } from "../../../shared/lists/list-names.ts";

type AppointmentNamesProps = Pick<Appointment, "customer" | "company"> & {
  /** The customer's name as a link. */
  children?: ReactNode;
};

/** With whom: the customer matters more than the company. */
export function AppointmentNames({ customer, company, children }: AppointmentNamesProps) {
  const [name = "", companyName] = listNames(customer.name, company.name);
  return (
    <>
      {children || <bdi className="text-ink-2">{name}</bdi>}
      {companyName && (
        <>
          , <bdi>{companyName}</bdi>
        </>
      )}
    </>
  );
}

type CustomerLinkProps = Pick<Appointment, "customer"> & {
  /** Inside a card it stands above the card's own link. */
  className?: string;
};

export function CustomerLink({
  customer,
  className = "relative z-1 rounded-1 underline-offset-2 hover:text-ink hover:underline",
}: CustomerLinkProps) {
  return (
    <Link
      to="/dashboard/customers/$customerId"
      params={{ customerId: customer._id }}
      className={className}
    >
      {customer.name}
    </Link>
  );
}
