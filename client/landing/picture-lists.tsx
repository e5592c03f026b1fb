import { StatusBadge } from "../customers/status.tsx";
import { formatClock } from "../lib/dates.ts";
import { Money } from "../ui/money.tsx";
import { NowLine, Rail, RailFold, RailItem } from "../ui/rail.tsx";
import { Cell, HeadCell, Table, TitleCell } from "../ui/table.tsx";
import { sampleAppointments, sampleNeglected, sampleRecent, sampleTime } from "./sample.ts";

export function RecentCustomers() {
  return (
    <Table aria-label="Recent customers">
      <thead>
        <tr>
          <HeadCell className="w-[52%]">Customer</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell numeric>Value</HeadCell>
          <HeadCell numeric>Added</HeadCell>
        </tr>
      </thead>
      <tbody>
        {sampleRecent.map(({ name, company, status, value, added }) => (
          <tr key={name}>
            <TitleCell name={<span className="row-name">{name}</span>} second={company} />
            <Cell>
              <StatusBadge status={status} />
            </Cell>
            <Cell numeric>
              <Money value={value} />
            </Cell>
            <Cell numeric className="text-ink-3">
              {added}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function Today() {
  const past = sampleAppointments.filter(({ state }) => state === "past");
  const coming = sampleAppointments.filter(({ state }) => state !== "past");
  return (
    <Rail margin={86}>
      <RailFold open={false} onToggle={() => {}}>
        {past.length} earlier today
      </RailFold>
      <NowLine time={formatClock(sampleTime)} />
      {coming.map((appointment) => (
        <Meeting key={appointment.start} {...appointment} />
      ))}
    </Rail>
  );
}

function Meeting({ start, title, customer, company }: (typeof sampleAppointments)[number]) {
  return (
    <RailItem margin={formatClock(start)}>
      <b className="cut">{title}</b>
      <small className="cut">
        {customer}, {company}
      </small>
    </RailItem>
  );
}

export function Neglected() {
  return (
    <Rail margin={86}>
      {sampleNeglected.map(({ name, company, days, value }) => (
        <RailItem key={name} margin={`${days} days`} tone="notice">
          <b className="cut">{name}</b>
          <small className="flex justify-between gap-2">
            <span className="cut">{company}</span>
            <Money value={value} short />
          </small>
        </RailItem>
      ))}
    </Rail>
  );
}
