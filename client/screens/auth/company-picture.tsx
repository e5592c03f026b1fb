import { auth } from "../../../shared/words/en/auth.ts";
import { StatusBadge } from "../../kinds/customers/status.tsx";
import { formatClock, formatDate } from "../../lib/dates/dates.ts";
import { cx } from "../../ui/class-names.ts";
import { Cell, HeadCell, Table, TotalsRow } from "../../ui/table/table.tsx";
import { Money } from "../../ui/text/money.tsx";
import { sampleCompany, sampleMeetings } from "../landing/sample-company.ts";
import { Blotter } from "./blotter.tsx";

const { name, customers } = sampleCompany;

/** The page of a company: what a new account will contain. */
export function CompanyPicture() {
  return (
    <Blotter>
      <p className="page-title">{name}</p>
      <p className="mt-1 mb-7 text-ink-3">{auth.picture.about}</p>
      <Table always aria-label={auth.picture.customers}>
        <thead>
          <tr>
            <HeadCell>{auth.picture.customer}</HeadCell>
            <HeadCell>{auth.picture.status}</HeadCell>
            <HeadCell numeric>{auth.picture.value}</HeadCell>
            <HeadCell className="ps-4">{auth.picture.notes}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {customers.map((customer, at) => (
            <tr key={customer.name}>
              <Cell className="row-name whitespace-nowrap">{customer.name}</Cell>
              <Cell>
                <StatusBadge status={customer.status} />
              </Cell>
              <Cell numeric>
                <Money value={customer.value} />
              </Cell>
              <Cell className="max-w-0 w-full">
                <div className="clipped ps-4 text-ink-3">{auth.picture.customerNotes[at]}</div>
              </Cell>
            </tr>
          ))}
        </tbody>
        <TotalsRow sticky={false}>
          <Cell>{auth.picture.count(customers.length)}</Cell>
          <Cell />
          <Cell numeric>
            <Money value={customers.reduce((sum, { value }) => sum + value, 0)} />
          </Cell>
          <Cell />
        </TotalsRow>
      </Table>
      <p className="section-title mt-10 mb-1">{auth.picture.appointments}</p>
      <ol className="rail [--mg:118px] to-700:[--mg:98px]">
        {sampleMeetings.map(({ day, time, title, tone, notes }) => (
          <li key={title}>
            <div className="rail-margin pt-[11px] leading-[18px]">
              {formatDate(day, "shortDay")}
              <small className="block text-12/[inherit] text-ink-3">{formatClock(time)}</small>
            </div>
            <div
              className={cx(
                "rail-body relative pt-[11px] pb-[13px] ps-[22px] before:absolute before:-inset-s-[5px] before:top-4 before:size-[9px] before:rounded-[50%] before:border-2 before:border-accent to-700:ps-4",
                tone === "coming" ? "before:bg-accent" : "before:bg-paper",
              )}
            >
              <b>{auth.picture[title]}</b>
              <p className="mt-0.5 max-w-[62ch] text-ink-2">{auth.picture[notes]}</p>
            </div>
          </li>
        ))}
      </ol>
    </Blotter>
  );
}
