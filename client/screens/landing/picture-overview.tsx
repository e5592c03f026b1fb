import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { formatClock } from "../../lib/dates/dates.ts";
import { formatPercent } from "../../lib/format/numbers.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Sum, Sums } from "../../ui/page.tsx";
import { Money } from "../../ui/text/money.tsx";
import { Neglected, ToDo, Today } from "./picture-lists.tsx";
import {
  sampleAppointments,
  sampleDay,
  sampleStatuses,
  sampleTotals,
  sampleUser,
} from "./sample.ts";

/** The overview of the sample account; the frame of the picture ends above its lower part. */
export function PictureOverview() {
  return (
    <div className="px-8 pt-7 to-700:px-4 to-700:pt-5">
      <Head />
      <div className="overview">
        <Totals />
        <Block title="Today" aside="Open Day">
          <Today />
        </Block>
        <div className="side-column">
          <Block title="To Do" aside="All Tasks">
            <ToDo />
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
        <p className="page-title">Welcome, {sampleUser.name.split(" ")[0]}</p>
        <p className="mt-[5px] text-ink-2">
          {sampleDay}. Two appointments left, the next at {formatClock(next?.start ?? "")}. Two
          tasks are due today, one is overdue.
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
    <Sums className="ledger">
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

type BlockProps = { title: string; aside: string; children: ReactNode };

/**
 * A section of the page; its title is not a heading, since a picture is not part of the outline.
 */
function Block({ title, aside, children }: BlockProps) {
  return (
    <div className="pt-6">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <p className="section-title">{title}</p>
        <span className="link text-13">{aside}</span>
      </div>
      {children}
    </div>
  );
}
