import { Link } from "@tanstack/react-router";
import type { Appointment } from "../../shared/appointments.ts";

/** With whom: the customer matters more than the company. */
export function AppointmentNames({ customer, company }: Pick<Appointment, "customer" | "company">) {
  return (
    <>
      <bdi className="text-ink-2">{customer.name}</bdi>, <bdi>{company.name}</bdi>
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
