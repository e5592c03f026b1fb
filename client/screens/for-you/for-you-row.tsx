import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ForYouItem } from "../../../shared/for-you.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { inbox } from "../../../shared/words/en/inbox.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { clockOf, dayOf } from "../../lib/dates/when.ts";
import { nameOfPerson } from "../../lib/people/people-here.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { SquareOf } from "../../ui/text/person-square.tsx";
import { markRead } from "./queries.ts";
import { Deed, detailOf, linkOf } from "./words.tsx";

export type ItemAge = keyof typeof inbox.ages;

/** One act: when, whose, what, and the way there. Opening it marks it read. */
export function ForYouRow({ item, age }: { item: ForYouItem; age: ItemAge }) {
  const { isNew, from } = item;
  return (
    <EntryRow
      entry={item}
      age={age}
      square={<SquareOf id={from} size={24} named />}
      detail={detailOf(item)}
      action={
        <Link
          {...linkOf(item)}
          onClick={() => isNew && void markRead(item, true)}
          className={cx(
            buttonClass({ size: "sm" }),
            "self-center after:absolute after:inset-0 to-700:opacity-0",
          )}
        >
          {item.reason === "handed" && !item.record ? inbox.show : inbox.open}
        </Link>
      }
    >
      <Deed item={item} who={firstNameOf(nameOfPerson(from))} />
    </EntryRow>
  );
}

type EntryRowProps = {
  entry: { _id: string; at: string; isNew: boolean };
  age: ItemAge;
  square: ReactNode;
  /** What has happened. */
  children: ReactNode;
  detail: ReactNode;
  action: ReactNode;
};

export function EntryRow({ entry, age, square, children, detail, action }: EntryRowProps) {
  const { isNew } = entry;
  const when = whenOf(entry.at, age);
  return (
    <li
      data-item={entry._id}
      className={cx(
        "group/row relative grid grid-cols-[98px_minmax(0,1fr)] to-700:grid-cols-1",
        !isNew && "read",
      )}
    >
      <time
        dateTime={entry.at}
        className="digits pt-[13px] pe-3.5 text-end text-13 leading-5 whitespace-nowrap text-ink-2 to-700:hidden"
      >
        {when}
      </time>
      <div
        className={cx(
          "relative grid grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-x-3 border-s border-b border-s-margin border-b-line pt-[11px] pb-3 ps-5 to-700:border-s-0 to-700:ps-0 over-700:group-hover/row:bg-well over-700:group-focus-within/row:bg-well over-700:group-focus-within/row:shadow-[calc(10px*var(--forward))_0_0_var(--well)]",
          isNew &&
            "before:absolute before:-inset-s-0.5 before:-top-px before:bottom-0 before:w-[3px] before:bg-accent to-700:before:-inset-s-4 forced-colors:before:bg-[Highlight]",
        )}
      >
        {square}
        <div className="min-w-0 leading-5 break-words">
          <p className={cx(!isNew && "text-ink-2")}>
            {isNew && <span className="sr-only">{inbox.isNew}</span>}
            {children}
          </p>
          {detail && <p className="mt-px line-clamp-3 max-w-[70ch] text-ink-2">{detail}</p>}
          <small className="block text-13 leading-[18px] text-ink-3 over-700:hidden">{when}</small>
        </div>
        {action}
      </div>
    </li>
  );
}

/** "1:12 PM", "Fri 4:10 PM", "Nov 3". */
function whenOf(at: string, age: ItemAge): string {
  if (age === "today") return clockOf(at);
  if (age === "earlier") return formatDate(dayOf(at), "monthDay");
  return `${formatDate(dayOf(at), "shortWeekday")} ${clockOf(at)}`;
}
