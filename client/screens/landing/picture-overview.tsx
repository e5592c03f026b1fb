import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { landing } from "../../../shared/words/en/landing.ts";
import { formatClock, formatDate } from "../../lib/dates/dates.ts";
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
        <Block title={landing.picture.today} aside={landing.picture.openDay}>
          <Today />
        </Block>
        <div className="side-column">
          <Block title={landing.picture.toDo} aside={landing.picture.allTasks}>
            <ToDo />
          </Block>
          <Block title={landing.picture.needsAttention} aside={landing.picture.all(6)}>
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
        <p className="page-title">{landing.picture.welcome(sampleUser.name.split(" ")[0] ?? "")}</p>
        <p className="mt-[5px] text-ink-2 first-letter:uppercase">
          {landing.picture.plan(formatDate(sampleDay, "weekday"), formatClock(next?.start ?? ""))}
        </p>
      </div>
      <div className="flex gap-2 to-700:w-full to-700:[&>*]:flex-1 to-700:[&>*]:px-2.5">
        <span className={buttonClass()}>
          <Plus />
          {landing.picture.addCompany}
        </span>
        <span className={buttonClass({ variant: "primary" })}>
          <Plus />
          {landing.picture.newAppointment}
        </span>
      </div>
    </div>
  );
}

function Totals() {
  const closed = sampleStatuses.find(({ status }) => status === "Deal Closed");
  return (
    <Sums className="ledger">
      <Sum
        label={landing.picture.totalCompanies}
        note={landing.picture.newThisMonth(sampleTotals.newCompanies)}
      >
        {sampleTotals.companies}
      </Sum>
      <Sum
        label={landing.picture.totalCustomers}
        note={landing.picture.newThisMonth(sampleTotals.newCustomers)}
      >
        {sampleTotals.customers}
      </Sum>
      <Sum
        label={landing.picture.totalValue}
        note={landing.picture.inClosedDeals(formatPercent(closed?.value ?? 0, sampleTotals.value))}
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
