import { StatusBadge } from "../customers/status.tsx";
import { sampleCompany, sampleMeetings } from "../landing/sample-company.ts";
import { Money } from "../ui/money.tsx";
import { Timeline, TimelineItem } from "../ui/rail.tsx";
import { Cell, HeadCell, Table, TotalsRow } from "../ui/table.tsx";
import { Blotter } from "./blotter.tsx";

const { name, about, customers } = sampleCompany;

/** The page of a company: what a new account will contain. */
export function CompanyPicture() {
  return (
    <Blotter>
      <p className="h1">{name}</p>
      <p className="mt-1 mb-7 text-ink-3">{about}</p>
      <Table always aria-label="Customers">
        <thead>
          <tr>
            <HeadCell>Customer</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell numeric>Value</HeadCell>
            <HeadCell className="pl-4">Notes</HeadCell>
          </tr>
        </thead>
        <tbody>
          {customers.map((customer) => (
            <tr key={customer.name}>
              <Cell className="row-name whitespace-nowrap">{customer.name}</Cell>
              <Cell>
                <StatusBadge status={customer.status} />
              </Cell>
              <Cell numeric>
                <Money value={customer.value} />
              </Cell>
              <Cell className="max-w-0 w-full">
                <div className="cut pl-4 text-ink-3">{customer.notes}</div>
              </Cell>
            </tr>
          ))}
        </tbody>
        <TotalsRow sticky={false}>
          <Cell>{customers.length} customers</Cell>
          <Cell />
          <Cell numeric>
            <Money value={customers.reduce((sum, { value }) => sum + value, 0)} />
          </Cell>
          <Cell />
        </TotalsRow>
      </Table>
      <p className="h2 mt-10 mb-1">Appointments</p>
      <Timeline>
        {sampleMeetings.map(({ date, time, title, tone, notes }) => (
          <TimelineItem key={title} date={date} time={time} title={title} tone={tone}>
            {notes}
          </TimelineItem>
        ))}
      </Timeline>
    </Blotter>
  );
}
