import "../../../styles/week.css";
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { takesTime } from "../../../../shared/outcomes.ts";
import { type FreeTime, freeTimes } from "../../../../shared/slots/free-times.ts";
import { cover, lengthOf } from "../../../../shared/slots/spans.ts";
import { type Worker, workingOn } from "../../../../shared/slots/working.ts";
import { together } from "../../../../shared/words/en/together.ts";
import { offHoursOn } from "../../../kinds/appointments/booked.ts";
import { useUnsure } from "../../../kinds/appointments/booking-marks.tsx";
import { dayOfPerson } from "../../../kinds/appointments/people/day-of-person.ts";
import { allOf } from "../../../kinds/appointments/people/names.ts";
import type { Span as Loaded } from "../../../kinds/appointments/span-query.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { useElementWidth } from "../../../lib/browser/use-element-width.ts";
import { usePrinting } from "../../../lib/browser/use-printing.ts";
import { formatDate, userTimeZone } from "../../../lib/dates/dates.ts";
import { formatSpan } from "../../../lib/dates/format-span.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { continuedInto } from "../../../lib/queries/bookings.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { cx } from "../../../ui/class-names.ts";
import { DraftLayer } from "../week/draft/draft-layer.tsx";
import { type HeldHandle, HeldLayer } from "../week/drag/held-layer.tsx";
import { nextOf } from "../week/look.ts";
import { openBlock } from "../week/open-block.ts";
import { UntimedRow } from "../week/untimed-row.tsx";
import { useDeleting } from "../week/use-deleting.tsx";
import { useGridDrag } from "../week/use-grid-drag.ts";
import { useOneStop, useWeekKeys } from "../week/use-week-keys.ts";
import { ColumnItems } from "../week/week-column.tsx";
import { hoursShown } from "../week/week-hours.ts";
import { heightIn, hourHeight, topOf } from "../week/week-layout.ts";
import { WeekRail } from "../week/week-rail.tsx";
import { ColumnHead } from "./column-head.tsx";
import { FreeLine } from "./free-line.tsx";
import { useColumnMoves } from "./use-column-moves.ts";

const paper = lazyModule(() => import("../day/printed-day.tsx"));

interface DayColumnsProps {
  date: string;
  ids: readonly string[];
  /** Undefined while it is not known when they work. */
  workers: readonly Worker[] | undefined;
  /** Those whose calendar could not be loaded. */
  failed: readonly string[];
  data: Loaded;
  free: readonly FreeTime[];
}

/** Pixels. */
const railWidth = 60;
const narrowest = 220;

/** A day with a column for each person. */
export function DayColumns({ date, ids, workers, failed, data, free }: DayColumnsProps) {
  const now = useNow();
  const { workingHours, duration } = useSettings().calendar;
  const zone = userTimeZone();
  const grid = useRef<HTMLElement>(null);
  const held = useRef<HeldHandle>(null);
  const [more, setMore] = useState({ earlier: 0, later: 0 });
  const room = useElementWidth(grid) - railWidth;
  const width = Math.max(narrowest, room / ids.length);
  // Only then: what scrolls to the side keeps no head at the top of the window.
  const scrolls = room / ids.length <= narrowest;
  const moves = useColumnMoves({ data, ids, grid });
  const { appointments, find } = moves;
  const unsure = useUnsure();
  const all = [...data.before, ...appointments, ...unsure];
  const columns = ids.map((id) => {
    const worker = workers?.find(({ _id }) => _id === id);
    return {
      id,
      worker,
      ...dayOfPerson(id, date, all),
      working: worker ? workingOn(date, worker, zone) : [],
      free: worker
        ? freeTimes({
            days: [date],
            appointments: all,
            people: [worker],
            zone,
            from: { date: now.today, minute: now.minutes },
          })
        : [],
    };
  });
  const timed = columns.flatMap(({ bookings }) => bookings);
  const working = columns.flatMap((column) => column.working);
  const hours = hoursShown(
    [date],
    [...timed, ...working.map(({ start, end }) => ({ start: start - 60, end: end + 60 }))],
    workingHours,
    more,
  );
  const next = nextOf(appointments, now);
  const drag = useGridDrag({
    days: ids.map(() => date),
    hours,
    now,
    length: duration,
    held,
    find,
    peopleOf: (column) => [ids[column] ?? ""],
    onDrop: moves.drop,
  });
  useOneStop(grid);
  const open = (event: MouseEvent<HTMLElement>) =>
    openBlock(event, (id) => find(id) ?? unsure.find(({ _id }) => _id === id));
  const deleting = useDeleting();
  const onGridKey = useWeekKeys({
    find,
    days: [date],
    onMove: (appointment, times) => moves.save(appointment, times, true),
    onDelete: deleting.ask,
  });
  const printing = usePrinting();
  const printed = paper.use();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!moves.stepAside(event)) onGridKey(event);
  };
  if (printing && printed) {
    const continued = continuedInto(date, data.before);
    return <printed.PrintedDay appointments={appointments} continued={continued} now={now} />;
  }
  return (
    <div className={cx("people-scroll", scrolls && "overflow-x-auto")}>
      <section
        ref={grid}
        aria-label={formatDate(date, "weekday")}
        className="week people-day"
        style={columnsOf(ids.length)}
        onClick={open}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <div className="week-row week-head">
          <span />
          {columns.map(({ id, worker, bookings, free: own, working: hoursOf }) => (
            <ColumnHead
              key={id}
              id={id}
              worker={worker}
              date={date}
              working={hoursOf}
              booked={lengthOf(cover(bookings.filter(({ appointment }) => takesTime(appointment))))}
              free={lengthOf(own)}
              isOver={date < now.today}
            />
          ))}
        </div>
        {columns.some(({ untimed }) => untimed.length > 0) && (
          <UntimedRow days={columns.map(({ id, untimed }) => ({ date: id, untimed }))} />
        )}
        <div className="week-grid" style={{ height: (hours.to - hours.from) * hourHeight }}>
          {free.map((time) => (
            <Band key={time.start} time={time} people={ids.length} top={topOf(time.start, hours)} />
          ))}
          <div className="week-cols">
            {columns.map(({ id, bookings, working: bright }) => (
              <ul
                key={id}
                className="week-col"
                aria-label={nameOfPerson(id)}
                // Arrows to the side go from one to the next.
                data-day={id}
                data-person={id}
              >
                {workers &&
                  offHoursOn(date, () => bright).map((off) => (
                    <li
                      key={off.start}
                      aria-hidden="true"
                      className="week-off"
                      style={heightIn(off, hours)}
                    />
                  ))}
                {failed.includes(id) && (
                  <li className="absolute inset-x-3 top-3 text-13 text-ink-2">
                    {together.nothingShown}
                  </li>
                )}
                <ColumnItems
                  date={date}
                  bookings={bookings}
                  hours={hours}
                  width={width}
                  next={next}
                  kept={undefined}
                  person={id}
                />
              </ul>
            ))}
          </div>
          <div className="people-rail">
            <WeekRail
              hours={hours}
              current={date === now.today}
              onMore={(where) => setMore({ ...more, [where]: more[where] + 3 })}
            />
            <div className="people-day-free">
              {free.map((time) => (
                <FreeLine key={time.start} time={time} hours={hours} ids={ids} />
              ))}
            </div>
          </div>
          <DraftLayer
            days={[date]}
            hours={hours}
            columnOf={({ people }) => {
              const at = ids.indexOf(people?.[0] ?? "");
              return people?.length === 1 ? `${at + 1} / ${at + 2}` : "1 / -1";
            }}
            onSaved={() => {}}
          />
          <HeldLayer ref={held} />
        </div>
        {deleting.dialog}
      </section>
    </div>
  );
}

function columnsOf(people: number): CSSProperties {
  return {
    // Long words in their heads make none of them wider.
    minWidth: railWidth + people * narrowest,
    ...({ "--days": `repeat(${people}, minmax(${narrowest}px, 1fr))` } as CSSProperties), // as: a custom property
  };
}

function Band({ time, people, top }: { time: FreeTime; people: number; top: number }) {
  const height = ((time.end - time.start) / 60) * hourHeight;
  return (
    <div aria-hidden="true" className="people-day-band" style={{ top, height }}>
      {together.free.at(allOf(people), formatSpan(time))}
    </div>
  );
}
