import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { statusLook } from "../customers/status.tsx";
import { formatPercent } from "../dashboard/percent.ts";
import { formatClock } from "../lib/dates.ts";
import { buttonClass } from "../ui/button.tsx";
import { Money } from "../ui/money.tsx";
import { Sum, Sums } from "../ui/page.tsx";
import { Neglected, RecentCustomers, Today } from "./picture-lists.tsx";
import {
  sampleAppointments,
  sampleDay,
  sampleStatuses,
  sampleTotals,
  sampleUser,
} from "./sample.ts";
import { StatusFlow } from "./status-flow.tsx";

/** The overview of the sample account. */
export function PictureOverview() {
  return (
    <div className="px-8 pt-7 to-700:px-4 to-700:pt-5">
      <Head />
      <Totals />
      <div className="grid grid-cols-[minmax(0,1fr)_372px] to-1180:grid-cols-1 to-700:flex to-700:flex-col-reverse">
        <div className="@container pt-[26px] pr-8 to-1180:pr-0">
          <Block title="Customer Status Overview">
            <StatusFlow height={116} />
            <StatusLegend />
          </Block>
          <Block title="Recent Customers" aside="All customers">
            <RecentCustomers />
          </Block>
        </div>
        <div className="border-l border-line pt-[26px] pl-7 to-1180:border-0 to-1180:pl-0">
          <Block title="Today" aside="Open Day">
            <Today />
          </Block>
          <Block title="Needs Attention" aside="All 6">
            <Neglected />
          </Block>
        </div>
      </div>
    </div>
  );
}

function Head() {
  const next = sampleAppointments.find(({ state }) => state === "next");
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 to-700:mb-5">
      <div>
        <p className="h1">Welcome, {sampleUser.name.split(" ")[0]}</p>
        <p className="mt-[5px] text-ink-2">
          {sampleDay}. Two appointments left today, the next at {formatClock(next?.start ?? "")}.
        </p>
      </div>
      <div className="flex gap-2 to-700:w-full to-700:[&>*]:flex-1 to-700:[&>*]:px-2.5">
        <span className={buttonClass()}>
          <Plus />
          Add Company
        </span>
        <span className={buttonClass({ variant: "primary" })}>
          <Plus />
          New Appointment
        </span>
      </div>
    </div>
  );
}

function Totals() {
  const closed = sampleStatuses.find(({ status }) => status === "Deal Closed");
  return (
    <Sums>
      <Sum label="Total Companies" note={`${sampleTotals.newCompanies} new this month`}>
        {sampleTotals.companies}
      </Sum>
      <Sum label="Total Customers" note={`${sampleTotals.newCustomers} new this month`}>
        {sampleTotals.customers}
      </Sum>
      <Sum
        label="Total Value"
        note={`${formatPercent(closed?.value ?? 0, sampleTotals.value)} in closed deals`}
      >
        <Money value={sampleTotals.value} short />
      </Sum>
    </Sums>
  );
}

type BlockProps = { title: string; aside?: string; children: ReactNode };

/**
 * A section of the page; its title is not a heading, since a picture is not part of the outline.
 */
function Block({ title, aside, children }: BlockProps) {
  return (
    <div className="[&+&]:mt-8">
      <div className="mb-3.5 flex items-baseline justify-between gap-3">
        <p className="h2">{title}</p>
        {aside && <span className="link text-13">{aside}</span>}
      </div>
      {children}
    </div>
  );
}

function StatusLegend() {
  return (
    <ul className="-mx-2 mt-3 grid grid-cols-[1.05fr_1fr_1fr_1.06fr_1.06fr] @max-[700px]:mx-0 @max-[700px]:mt-2 @max-[700px]:grid-cols-1">
      {sampleStatuses.map(({ status, customers, value }) => (
        <li
          key={status}
          className="min-w-0 px-2 pt-[7px] pb-2 text-13 @max-[700px]:flex @max-[700px]:justify-between @max-[700px]:border-b @max-[700px]:border-line @max-[700px]:px-0 @max-[700px]:py-[7px]"
        >
          <p className="flex items-center gap-1.5 font-medium whitespace-nowrap">
            <span className={statusLook[status].tone}>{statusLook[status].mark}</span>
            {status}
          </p>
          <p className="num pl-[18px] text-ink-2">
            <b className="text-ink">{customers}</b> · <Money value={value} short />
          </p>
        </li>
      ))}
    </ul>
  );
}
