import { useNavigate } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useRef } from "react";
import { involves } from "../../../../shared/slots/involves.ts";
import type { Worker } from "../../../../shared/slots/working.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { together } from "../../../../shared/words/en/together.ts";
import { formatHours, sumDays } from "../../../kinds/appointments/booked.ts";
import { askForTime, formAt } from "../../../kinds/appointments/people/find/ask-for-time.tsx";
import { FindButton } from "../../../kinds/appointments/people/find/find-button.tsx";
import {
  allOf,
  awayUntil,
  calendarFailed,
  isMe,
  shortNameOf,
} from "../../../kinds/appointments/people/names.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { joined } from "../../../lib/format/joined.ts";
import { formatAway } from "../../../lib/people/absences.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { getSession } from "../../../lib/session.ts";
import { useLetterKeys } from "../../../lib/shortcuts/use-letter-keys.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { WhoseChoice } from "../../../ui/people/whose.tsx";
import { SquareOf } from "../../../ui/text/person-square.tsx";
import { daysOf, type Period } from "../period.ts";
import type { useCalendars } from "./use-calendars.ts";

type Shown = Pick<Period, "from" | "to">;

interface PeopleLineProps {
  period: Period;
  calendars: ReturnType<typeof useCalendars>;
  /** Whether the line of free time is drawn. */
  hasFree: boolean;
}

/** Whose calendars are shown, each with what is booked in it. */
export function PeopleLine({ period, calendars, hasFree }: PeopleLineProps) {
  const { whose, ids, tooMany, failed, span, people } = calendars;
  const now = useNow();
  const navigate = useNavigate();
  const line = useRef<HTMLDivElement>(null);
  const find = async () => {
    const me = getSession().user?._id ?? "";
    const taken = await askForTime({ people: [...new Set([me, ...(tooMany ? [] : ids)])] });
    if (taken) await navigate({ to: "/dashboard/appointments/new", search: formAt(taken) });
  };
  useLetterKeys({
    p: () => line.current?.querySelector<HTMLElement>("[aria-haspopup=menu]")?.click(),
  });
  const all = [...(span.data?.before ?? []), ...(span.data?.data ?? [])];
  const bookedOf = (id: string) =>
    sumDays(
      daysOf(period),
      all.filter((one) => involves(one, id)),
      [],
      now,
    ).reduce((sum, { booked }) => sum + booked, 0);
  const away = tooMany ? [] : (people ?? []).flatMap((one) => awaySentence(one, period) ?? []);
  return (
    <div ref={line} className="mb-4 flex items-start gap-3 to-700:flex-wrap print:hidden">
      <WhoseChoice page="calendar" whose={whose} />
      {tooMany && <p className="self-center text-ink-2">{together.tooMany}</p>}
      {away.length > 0 && (
        // Of several, the chips or the columns say it where they have room.
        <p
          className={cx(
            "self-center text-13 text-ink-2 to-700:w-full",
            ids.length > 1 && "over-700:hidden",
          )}
        >
          {away.join(" ")}
        </p>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 to-700:hidden">
        {!tooMany &&
          ids.length > 1 &&
          period.view !== "day" &&
          ids.map((id) => (
            <Chip
              key={id}
              id={id}
              booked={span.data && bookedOf(id)}
              away={awayLabel(
                people?.find(({ _id }) => _id === id),
                period,
              )}
              onDrop={() => whose.choose(ids.filter((one) => one !== id).join(","))}
            />
          ))}
      </div>
      {failed.map((id) => (
        <p key={id} role="alert" className="flex items-center gap-3 text-13 text-danger">
          {calendarFailed(id)}
          <Button size="sm" busy={span.isFetching} onClick={() => span.refetch()}>
            {common.tryAgain}
          </Button>
        </p>
      ))}
      {hasFree && period.view !== "month" && (
        <span className="flex h-9 items-center gap-2 text-13 whitespace-nowrap text-ink-2 to-1340:hidden">
          <i aria-hidden="true" className="h-4.5 w-[5px] rounded-[2px] bg-accent" />
          {together.free.of(allOf(ids.length))}
        </span>
      )}
      <FindButton className="to-700:w-full" onFind={() => void find()} />
    </div>
  );
}

interface ChipProps {
  id: string;
  /** Minutes; undefined while they are not known. */
  booked: number | undefined;
  away: string | undefined;
  onDrop: () => void;
}

/** Somebody whose calendar is shown, with what is booked in it. */
function Chip({ id, booked, away, onDrop }: ChipProps) {
  const facts = [
    ...((booked || !away) && booked !== undefined ? [formatHours(booked)] : []),
    ...(away ? [away] : []),
  ];
  return (
    <span className="inline-flex h-9 items-center gap-2 rounded-2 border border-line ps-2 text-14">
      <SquareOf id={id} size={20} named />
      <b className="font-semibold">{shortNameOf(id)}</b>
      <span className="digits text-ink-3">{joined(facts)}</span>
      <button
        type="button"
        aria-label={together.hide(nameOfPerson(id))}
        className="grid h-full w-8 place-items-center rounded-2 text-ink-3 hover:text-ink [--icon:13px]"
        onClick={onDrop}
      >
        <X />
      </button>
    </span>
  );
}

/** "Away until Dec 11", "Away Dec 2 – Dec 4"; undefined for who is there on all of the days shown. */
function awayLabel(worker: Worker | undefined, shown: Shown): string | undefined {
  const away = worker && daysAway(worker, shown);
  if (!away) return undefined;
  return away.until === undefined
    ? together.away(away.days)
    : together.awayUntil(formatDate(away.until));
}

/** The same as a sentence: "Ben is away until December 11." */
function awaySentence(worker: Worker, shown: Shown): string | undefined {
  const away = daysAway(worker, shown);
  if (!away) return undefined;
  const { _id } = worker;
  if (away.until !== undefined) return awayUntil(_id, formatDate(away.until, "monthDay"));
  return isMe(_id)
    ? together.youAreAway(away.days)
    : together.isAway(isolate(shortNameOf(_id)), away.days);
}

/** Until when they are away, where they already are on the first day shown; else on which days. */
function daysAway({ away }: Worker, { from, to }: Shown) {
  const within = (away ?? []).filter((days) => days.from <= to && from <= days.until);
  const [first] = within;
  if (within.length === 1 && first && first.from <= from) {
    return { until: first.until };
  }
  if (within.length === 0) return undefined;
  return { days: joined(within.map(formatAway)) };
}
