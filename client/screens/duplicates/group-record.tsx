import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { DuplicateReason } from "../../../shared/matching/duplicate-kinds.ts";
import type { DuplicateGroup } from "../../../shared/matching/duplicates.ts";
import { duplicates } from "../../../shared/words/en/duplicates.ts";
import { withoutScheme } from "../../kinds/companies/website.ts";
import { companyWords } from "../../kinds/customers/company-words.ts";
import { StatusBadge } from "../../kinds/customers/status.tsx";
import { cx } from "../../ui/class-names.ts";
import { Money } from "../../ui/text/money.tsx";

type CustomerGroup = Extract<DuplicateGroup, { kind: "customers" }>;
type CompanyGroup = Extract<DuplicateGroup, { kind: "companies" }>;
type SameParts<Row> = (record: Row, part: DuplicateReason) => boolean;

type CustomerRowProps = {
  customer: CustomerGroup["records"][number];
  isSame: SameParts<CustomerGroup["records"][number]>;
};

/** A customer of a group; what another one has too is underlined. */
export function CustomerRow({ customer, isSame }: CustomerRowProps) {
  const { _id, name, email, phone, status, value, appointmentCount } = customer;
  const company = companyWords(customer);
  return (
    <li className="record">
      <div className="clipped">
        <Link
          to="/dashboard/customers/$customerId"
          params={{ customerId: _id }}
          title={name}
          className={nameClass(isSame(customer, "name"))}
        >
          {name}
        </Link>
        <small className="clipped" title={company}>
          {company}
        </small>
      </div>
      <div className="clipped">
        <Value text={email} none={duplicates.record.noEmail} same={isSame(customer, "email")} />
        <small className="clipped">
          <Value text={phone} none={duplicates.record.noPhone} same={isSame(customer, "phone")} />
        </small>
      </div>
      <div>
        <StatusBadge status={status} />
      </div>
      <Amount value={value} appointments={appointmentCount} />
    </li>
  );
}

type CompanyRowProps = {
  company: CompanyGroup["records"][number];
  isSame: SameParts<CompanyGroup["records"][number]>;
};

export function CompanyRow({ company, isSame }: CompanyRowProps) {
  const { _id, name, email, phone, website, clientCount, totalValue, appointmentCount } = company;
  return (
    <li className="record">
      <div className="clipped">
        <Link
          to="/dashboard/companies/$companyId"
          params={{ companyId: _id }}
          title={name}
          className={nameClass(isSame(company, "name"))}
        >
          {name}
        </Link>
        <small className="clipped">
          <Value text={email} none={duplicates.record.noEmail} same={isSame(company, "email")} />
        </small>
      </div>
      <div className="clipped">
        <Value
          text={withoutScheme(website)}
          none={duplicates.record.noWebsite}
          same={isSame(company, "website")}
        />
        <small className="clipped">
          <Value text={phone} none={duplicates.record.noPhone} same={isSame(company, "phone")} />
        </small>
      </div>
      <div className="text-13 leading-5 text-ink-2">
        {clientCount === 0
          ? duplicates.record.noCustomers
          : duplicates.record.customers(clientCount)}
      </div>
      <Amount value={totalValue} appointments={appointmentCount} />
    </li>
  );
}

function nameClass(same: boolean): string {
  return cx(
    "clipped block font-semibold hover:underline hover:underline-offset-[3px]",
    same && "same",
  );
}

function Value({ text, none, same }: { text: string; none: string; same: boolean }): ReactNode {
  if (text === "") return none;
  return (
    <span className="clipped block" title={text}>
      <bdi className={cx(same && "same")}>{text}</bdi>
    </span>
  );
}

function Amount({ value, appointments }: { value: number; appointments: number }) {
  return (
    <div className="text-end">
      <Money value={value} />
      <small>
        {appointments === 0
          ? duplicates.record.noAppointments
          : duplicates.record.appointments(appointments)}
      </small>
    </div>
  );
}
