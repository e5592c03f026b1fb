import { Link } from "@tanstack/react-router";
import type { CustomerDetail } from "../../shared/customers.ts";
import { daysBetween } from "../../shared/dates.ts";
import { NextAppointment } from "../appointments/next-appointment.tsx";
import { formatDate, formatDaysAgo, formatInstant, today } from "../lib/dates.ts";
import { telephoneLink } from "../lib/phone.ts";
import { TagsFact } from "../tags/tags-fact.tsx";
import { MailLink } from "../ui/mail-link.tsx";
import { Money } from "../ui/money.tsx";
import { Fact, linkClass } from "../ui/page.tsx";
import { SkeletonLine } from "../ui/skeleton.tsx";
import { ContactedToday } from "./contacted-today.tsx";
import { StatusMenu } from "./status-menu.tsx";

const labels = [
  "Status",
  "Value",
  "Last contact",
  "Next appointment",
  "Tags",
  "Email",
  "Phone",
  "Added",
];

/** The details of a customer; undefined while they load. */
export function CustomerFacts({ customer }: { customer: CustomerDetail | undefined }) {
  if (!customer) {
    return labels.map((label) => (
      <Fact key={label} label={label}>
        <SkeletonLine className="w-32" />
      </Fact>
    ));
  }
  const { email, phone, lastContact } = customer;
  return (
    <>
      <Fact label="Status">
        <StatusMenu customer={customer} />
      </Fact>
      <Fact label="Value">
        <Money value={customer.value} className="title-22" />
      </Fact>
      <Fact label="Last contact">
        {lastContact ? (
          <>
            {formatDate(lastContact, "long")}{" "}
            <span className="whitespace-nowrap text-ink-3">
              ({formatDaysAgo(daysBetween(lastContact, today()))})
            </span>
          </>
        ) : (
          "Never"
        )}
        <ContactedToday customer={customer} />
      </Fact>
      <NextAppointment customer={customer} />
      <TagsFact of={{ kind: "customers", ...customer }} />
      <Fact
        label="Email"
        add={
          <Link
            to="/dashboard/customers/$customerId/edit"
            params={{ customerId: customer._id }}
            hash="email"
            className={linkClass}
          >
            Add Email
          </Link>
        }
      >
        {email && <MailLink email={email} />}
      </Fact>
      <Fact
        label="Phone"
        add={
          <Link
            to="/dashboard/customers/$customerId/edit"
            params={{ customerId: customer._id }}
            hash="phone"
            className={linkClass}
          >
            Add Phone
          </Link>
        }
      >
        {phone && (
          <a href={telephoneLink(phone)} className={`${linkClass} num whitespace-normal`}>
            {phone}
          </a>
        )}
      </Fact>
      <Fact label="Added">{formatInstant(customer.createdAt, "long")}</Fact>
    </>
  );
}
