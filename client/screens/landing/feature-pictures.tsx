import { Lock } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { landing } from "../../../shared/words/en/landing.ts";
import { StatusBadge } from "../../kinds/customers/status.tsx";
import { formatClock, formatDaysAgo } from "../../lib/dates/dates.ts";
import { NowLine, Rail, RailItem } from "../../ui/rail/rail.tsx";
import { Cell, HeadCell, Table, TitleCell, TotalsRow } from "../../ui/table/table.tsx";
import { Money } from "../../ui/text/money.tsx";
import {
  type SampleAppointment,
  sampleAppointments,
  sampleCompanies,
  sampleContacts,
  sampleTime,
  sampleUser,
} from "./sample.ts";
import { StatusFlow } from "./status-flow.tsx";

const lowRows = "[&_tbody_tr]:h-[39px]";

export function CompaniesPicture() {
  return (
    <Table always aria-label={landing.picture.companies} className={lowRows}>
      <thead>
        <tr>
          <HeadCell className="w-3/5">{landing.picture.name}</HeadCell>
          <HeadCell numeric>{landing.picture.customers}</HeadCell>
          <HeadCell numeric>{landing.picture.value}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {sampleCompanies.map(({ name, customers, value }) => (
          <tr key={name}>
            <TitleCell name={<span className="row-name">{name}</span>} />
            <Cell numeric>{customers}</Cell>
            <Cell numeric>
              <Money value={value} />
            </Cell>
          </tr>
        ))}
      </tbody>
      <TotalsRow sticky={false}>
        <Cell>{landing.picture.countCompanies(sampleCompanies.length)}</Cell>
        <Cell numeric>{sum(sampleCompanies.map(({ customers }) => customers))}</Cell>
        <Cell numeric>
          <Money value={sum(sampleCompanies.map(({ value }) => value))} />
        </Cell>
      </TotalsRow>
    </Table>
  );
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export function CustomersPicture() {
  return (
    <Table always aria-label={landing.picture.customers} className={lowRows}>
      <thead>
        <tr>
          <HeadCell className="w-3/5">{landing.picture.customer}</HeadCell>
          <HeadCell>{landing.picture.status}</HeadCell>
          <HeadCell numeric>{landing.picture.lastContact}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {sampleContacts.map(({ name, status, days }) => (
          <tr key={name}>
            <TitleCell name={<span className="row-name">{name}</span>} />
            <Cell>
              <StatusBadge status={status} />
            </Cell>
            <Cell numeric className="text-ink-3">
              {formatDaysAgo(days)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function AppointmentsPicture() {
  const [first, ...rest] = sampleAppointments.filter(({ start }) => !start.startsWith("10"));
  return (
    <Rail>
      {first && <Meeting {...first} tone="past" />}
      <NowLine time={formatClock(sampleTime)} />
      {rest.map((appointment) => (
        <Meeting
          key={appointment.start}
          {...appointment}
          tone={appointment.state === "next" ? "accent" : "plain"}
        />
      ))}
    </Rail>
  );
}

type MeetingProps = {
  start: string;
  title: SampleAppointment["title"];
  customer: string;
  tone: "past" | "accent" | "plain";
};

function Meeting({ start, title, customer, tone }: MeetingProps) {
  return (
    <RailItem margin={formatClock(start)} tone={tone}>
      <b className="clipped">{landing.picture[title]}</b>
      <small className="clipped">{customer}</small>
    </RailItem>
  );
}

export function AnalyticsPicture() {
  return <StatusFlow stacked height={156} />;
}

const protection = (): [string, ReactNode][] => [
  [landing.account, sampleUser.email],
  [landing.picture.password, "••••••••••••"],
  [
    landing.picture.visibleTo,
    <Fragment key="only">
      <Lock className="text-accent" />
      {landing.picture.onlyYou}
    </Fragment>,
  ],
  [landing.picture.undo, landing.picture.undoValue],
  [landing.picture.copy, landing.picture.copyValue],
];

export function SecurePicture() {
  return (
    <dl className="grid grid-cols-[minmax(82px,auto)_minmax(0,1fr)]">
      {protection().map(([name, value]) => (
        <Fragment key={name}>
          <dt className="py-[11px] pe-3.5 text-end text-13 leading-5 text-ink-3">{name}</dt>
          <dd className="clipped flex items-center gap-2 border-b border-s border-b-line border-s-margin py-[11px] ps-3.5 font-medium">
            {value}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
