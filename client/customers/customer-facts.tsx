import type { CustomerDetail } from "../../shared/customers.ts";
import { daysBetween } from "../../shared/dates.ts";
import { NextAppointment } from "../appointments/next-appointment.tsx";
import { formatDate, formatDaysAgo, formatInstant, today } from "../lib/dates.ts";
import { isolate } from "../lib/isolate.ts";
import { formatMoney } from "../lib/money.ts";
import { TagsFact } from "../tags/tags-fact.tsx";
import { MailLink } from "../ui/mail-link.tsx";
import { Money } from "../ui/money.tsx";
import { Fact } from "../ui/page.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { SkeletonLine } from "../ui/skeleton.tsx";
import { companyWords } from "./company-words.ts";
import { ContactedToday } from "./contacted-today.tsx";
import { EditedFact, type FactName } from "./edited-fact.tsx";
import { StatusMenu } from "./status-menu.tsx";

const labels = [
  "Status",
  "Value",
  "Last contact",
  "Next appointment",
  "Tags",
  "Email",
  "Phone",
  "Company",
  "Added",
];

type CustomerFactsProps = {
  /** Undefined while it loads. */
  customer: CustomerDetail | undefined;
  /** The one that is a field now. */
  editing: FactName | null;
  onEdit: (name: FactName | null) => void;
};

/** The details of a customer. Most of them are edited where they stand. */
export function CustomerFacts({ customer, editing, onEdit }: CustomerFactsProps) {
  if (!customer) {
    return labels.map((label) => (
      <Fact key={label} label={label}>
        <SkeletonLine className="w-32" />
      </Fact>
    ));
  }
  const { email, phone, lastContact } = customer;
  const company = companyWords(customer);
  const edited = { customer, editing, onEdit };
  return (
    <>
      <Fact label="Status">
        <StatusMenu customer={customer} />
      </Fact>
      <Fact label="Value">
        <EditedFact {...edited} name="value" label="Value" words={formatMoney(customer.value)}>
          <Money value={customer.value} className="title-22" />
        </EditedFact>
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
      <Fact label="Email">
        <EditedFact {...edited} isLink name="email" label="Email" words={email}>
          <MailLink email={email} />
        </EditedFact>
      </Fact>
      <Fact label="Phone">
        <EditedFact {...edited} isLink name="phone" label="Phone" words={phone}>
          <PhoneLink phone={phone} />
        </EditedFact>
      </Fact>
      <Fact label="Company">
        <EditedFact {...edited} name="company" label="Company" words={isolate(company)}>
          <bdi>{company}</bdi>
        </EditedFact>
      </Fact>
      <Fact label="Added">{formatInstant(customer.createdAt, "long")}</Fact>
    </>
  );
}
