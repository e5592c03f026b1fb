import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { withoutHalves } from "../../../../shared/dates/without-halves.ts";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { formatClock, formatDate } from "../../../lib/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { timeOf } from "../../../lib/queries/bookings.ts";
import { Delayed, Skeleton } from "../../../ui/skeleton.tsx";
import { Rich, srOnly } from "../../../ui/text/rich.tsx";
import { LinesButton } from "../details/lines-button.tsx";
import { periodLink } from "../period-link.ts";
import { useSeveral } from "../several/several.ts";
import { putDraft, useDraftPlace } from "../week/draft/draft-place.ts";
import { fitDay } from "./fit.ts";
import { MonthItem } from "./month-item.tsx";
import type { MonthDrag } from "./use-month-drag.ts";

interface MonthMoreProps {
  day: string;
  count: number;
  /** All of the day. */
  appointments: readonly Appointment[];
  tabIndex: number;
}

interface MonthDayProps {
  day: string;
  /** The first one shown: it names its month, too. */
  first: boolean;
  outside: boolean;
  /** Nobody works then. */
  off: boolean;
  appointments: readonly Appointment[];
  loading: boolean;
  lines: number;
  now: Now;
  next: string | undefined;
  /** Whether Tab leads into this day. */
  stop: boolean;
  drag: MonthDrag | undefined;
  onSaved: (id: string) => void;
}

/** One day of the month. */
export function MonthDay({
  day,
  first,
  outside,
  off,
  appointments,
  loading,
  lines,
  now,
  next,
  stop,
  drag,
  onSaved,
}: MonthDayProps) {
  const several = useSeveral();
  const cell = useRef<HTMLTableCellElement>(null);
  const { shown, more } = fitDay(appointments, lines);
  const number = Number(day.slice(8));
  const tabIndex = stop ? 0 : -1;
  useEffect(() => {
    if (!cell.current) return undefined;
    return dropTargetForElements({ element: cell.current, getData: () => ({ day }) });
  }, [day]);
  return (
    <td
      ref={cell}
      className="month-day"
      data-day={day}
      data-outside={outside || undefined}
      data-off={off || undefined}
      data-over={(drag?.over === day && !drag.appointment.date.startsWith(day)) || undefined}
    >
      <Link
        {...periodLink("day", day)}
        className="month-number"
        tabIndex={tabIndex}
        aria-current={day === now.today ? "date" : undefined}
        aria-label={nameOf(day, appointments.length)}
      >
        {first || number === 1 ? formatDate(day, "shortDayOfYear") : number}
      </Link>
      {several && <span className="month-free">{several.freeOn(day)}</span>}
      {shown.map((appointment) => (
        <MonthItem
          key={appointment._id}
          appointment={appointment}
          now={now}
          next={next}
          tabIndex={tabIndex}
          held={drag?.appointment._id === appointment._id}
        />
      ))}
      <MonthDraft day={day} onSaved={onSaved} />
      {more > 0 && (
        <MonthMore day={day} count={more} appointments={appointments} tabIndex={tabIndex} />
      )}
      {loading && (
        <Delayed>
          <Skeleton className="mx-2 my-1.5 h-2" />
          {number % 3 !== 0 && <Skeleton className="mx-2 my-1.5 h-2" />}
        </Delayed>
      )}
    </td>
  );
}

function nameOf(day: string, count: number): string {
  const name = formatDate(day, "weekday");
  return count === 0 ? name : calendar.month.dayAndCount(name, count);
}

const popovers = lazyModule(() => import("../week/draft/draft-popover.tsx"));

interface MonthDraftProps {
  day: string;
  onSaved: (id: string) => void;
}

/** The appointment that is being made on this day, and what asks for the rest of it. */
function MonthDraft({ day, onSaved }: MonthDraftProps) {
  const place = useDraftPlace();
  const [line, setLine] = useState<HTMLElement | null>(null);
  const [title, setTitle] = useState("");
  const here = place?.date === day;
  const part = popovers.use(here, () => putDraft(null));
  if (!here && title !== "") setTitle("");
  // Another month has no place for it.
  useEffect(() => () => putDraft(null), []);
  if (!here) return null;
  return (
    <>
      <div ref={setLine} data-draft className="month-item draft">
        <span className="clock-time">{withoutHalves(formatClock(timeOf(place.start)))}</span>
        <b className="clipped">{title.trim() || calendar.draft.untitled}</b>
      </div>
      {part && line && (
        <part.DraftPopover
          anchor={line}
          place={place}
          title={title}
          onTitle={setTitle}
          onSaved={onSaved}
        />
      )}
    </>
  );
}

/** "+3 more": opens all of the day. */
function MonthMore({ day, count, appointments, tabIndex }: MonthMoreProps) {
  const name = formatDate(day, "weekday");
  const { shown } = fitDay(appointments, Number.POSITIVE_INFINITY);
  return (
    <LinesButton
      className="month-item more"
      tabIndex={tabIndex}
      look={{ align: "start", title: name, appointments: shown, day }}
    >
      <span className="clock-time" />
      <span>
        <Rich text={calendar.month.more(count, name)} tags={{ hidden: srOnly }} />
      </span>
    </LinesButton>
  );
}
