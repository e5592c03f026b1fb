import { ArrowRight, ArrowRightLeft, UserPlus } from "lucide-react";
import { type ReactNode, useContext } from "react";
import type { StoryEntry } from "../../../../shared/story.ts";
import { story } from "../../../../shared/words/en/story.ts";
import { StatusWord } from "../../../kinds/customers/status.tsx";
import { formatDate } from "../../../lib/dates/dates.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";
import { PersonInCell, WrittenBy } from "../../../ui/people/person-fact.tsx";
import { TimelineRailItem } from "../../../ui/rail/timeline-rail.tsx";
import { Money } from "../../../ui/text/money.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import type { ChangeRow } from "../rows.ts";
import { EntryName, StoryViewContext } from "./entry-parts.tsx";

type ChangeEntryProps = { change: ChangeRow };

/** What changed about a customer or a company on one day. */
export function ChangeEntry({
  change: { at, author, customer, company, from, to },
}: ChangeEntryProps) {
  return (
    <TimelineRailItem date={formatDate(at)} knot={<ArrowRightLeft />}>
      <WrittenBy id={author} className="text-13 leading-5 text-ink-2">
        <EntryName customer={customer} company={company} />
        {from.responsible && to.responsible && from.responsible !== to.responsible && (
          <Line label={story.changes.responsible}>
            <PersonInCell id={from.responsible} size={18} />
            <Arrow />
            <PersonInCell id={to.responsible} size={18} />
          </Line>
        )}
        {from.status && to.status && from.status !== to.status && (
          <Line label={story.changes.status}>
            <StatusWord status={from.status} />
            <Arrow />
            <StatusWord status={to.status} />
          </Line>
        )}
        {from.value !== undefined && to.value !== undefined && from.value !== to.value && (
          <Line label={story.changes.value}>
            <Money value={from.value} />
            <Arrow />
            <Money value={to.value} className="text-ink" />
          </Line>
        )}
      </WrittenBy>
    </TimelineRailItem>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <span className={`${isAloneHere() ? "min-w-11" : "min-w-[82px]"} flex-none text-ink-3`}>
        {label}
      </span>
      <span className="flex flex-wrap items-center">{children}</span>
    </div>
  );
}

function Arrow() {
  return (
    <>
      <span className="sr-only">{` ${story.changes.to} `}</span>
      <ArrowRight className="mx-[5px] size-[13px] text-ink-3 rtl:-scale-x-100" />
    </>
  );
}

type AddedEntryProps = { added: Extract<StoryEntry, { type: "added" }> };

/** The beginning. */
export function AddedEntry({ added: { at, author, customer, isByBooking } }: AddedEntryProps) {
  const { named } = useContext(StoryViewContext);
  return (
    <TimelineRailItem date={formatDate(at)} knot={<UserPlus />}>
      <WrittenBy id={author}>
        <p className="text-13 leading-5 text-ink-2 max-w-[66ch] text-pretty whitespace-pre-line wrap-break-word">
          {named && customer ? (
            <Rich
              text={
                isByBooking
                  ? story.added.nameByBooking(customer.name)
                  : story.added.name(customer.name)
              }
              tags={{ name: () => <EntryName customer={customer} company={null} /> }}
            />
          ) : isByBooking ? (
            story.added.hereByBooking
          ) : (
            story.added.here
          )}
        </p>
      </WrittenBy>
    </TimelineRailItem>
  );
}
