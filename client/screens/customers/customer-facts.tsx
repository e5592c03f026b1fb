import { daysBetween } from "../../../shared/dates/dates.ts";
import type { CustomerDetail } from "../../../shared/kinds/customers.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { customers } from "../../../shared/words/en/customers.ts";
import { tags } from "../../../shared/words/en/tags.ts";
import { NextAppointment } from "../../kinds/appointments/next-appointment.tsx";
import { companyWords } from "../../kinds/customers/company-words.ts";
import { ContactedToday } from "../../kinds/customers/contacted-today.tsx";
import { EditedFact } from "../../kinds/customers/facts/edited-fact.tsx";
import type { FactName } from "../../kinds/customers/facts/fact-editor.tsx";
import { changeCustomer } from "../../kinds/customers/mutations.ts";
import { StatusMenu } from "../../kinds/customers/status-menu.tsx";
import { TagsFact } from "../../kinds/tags/tags-fact.tsx";
import { formatDate, formatDaysAgo, formatInstant, today } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { formatMoney } from "../../lib/format/money.ts";
import { Fact } from "../../ui/page.tsx";
import { AddedBy, PersonFact } from "../../ui/people/person-fact.tsx";
import { SkeletonLine } from "../../ui/skeleton.tsx";
import { MailLink, PhoneLink } from "../../ui/text/contact-links.tsx";
import { Money } from "../../ui/text/money.tsx";

const labels = () => [
  customers.facts.status,
  customers.facts.value,
  customers.facts.lastContact,
  customers.facts.nextAppointment,
  tags.tags,
  customers.facts.email,
  customers.facts.phone,
  customers.facts.company,
  customers.facts.added,
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
    return labels().map((label) => (
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
      <Fact label={customers.facts.status}>
        <StatusMenu customer={customer} />
      </Fact>
      <PersonFact
        label={customers.facts.responsible}
        value={customer.responsible}
        handing={{
          chosen: { customers: [{ _id: customer._id }] },
          title: customers.handOver(isolate(customer.name)),
        }}
        onChange={({ _id, name }) =>
          changeCustomer(
            customer._id,
            { responsible: _id },
            customers.nowWith(firstNameOf(name), firstNameOf(customer.name)),
          )
        }
      />
      <Fact label={customers.facts.value}>
        <EditedFact
          {...edited}
          name="value"
          label={customers.facts.value}
          words={formatMoney(customer.value)}
        >
          <Money value={customer.value} className="title-22" />
        </EditedFact>
      </Fact>
      <Fact label={customers.facts.lastContact}>
        {lastContact ? (
          <>
            {formatDate(lastContact, "long")}{" "}
            <span className="whitespace-nowrap text-ink-3">
              ({formatDaysAgo(daysBetween(lastContact, today()))})
            </span>
          </>
        ) : (
          customers.never
        )}
        <ContactedToday customer={customer} />
      </Fact>
      <NextAppointment customer={customer} />
      <TagsFact of={{ kind: "customers", ...customer }} />
      <Fact label={customers.facts.email}>
        <EditedFact {...edited} isLink name="email" label={customers.facts.email} words={email}>
          <MailLink email={email} />
        </EditedFact>
      </Fact>
      <Fact label={customers.facts.phone}>
        <EditedFact {...edited} isLink name="phone" label={customers.facts.phone} words={phone}>
          <PhoneLink phone={phone} />
        </EditedFact>
      </Fact>
      <Fact label={customers.facts.company}>
        <EditedFact
          {...edited}
          name="company"
          label={customers.facts.company}
          words={isolate(company)}
        >
          <bdi>{company}</bdi>
        </EditedFact>
      </Fact>
      <Fact label={customers.facts.added}>
        {formatInstant(customer.createdAt, "long")}
        <AddedBy record={customer._id} at={customer.createdAt} />
      </Fact>
    </>
  );
}
