import { getRouteApi, Link } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import type { DeskBooking } from "../../../shared/booking.ts";
import type { BookingFilter, BookingShow } from "../../../shared/booking-lists.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { common } from "../../../shared/words/en/common.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { dayOf, headOf } from "../../lib/dates/when.ts";
import { type ListView, useList } from "../../lib/lists/list-query.ts";
import { inPlace } from "../../lib/lists/list-state.ts";
import { useRowCursor } from "../../lib/lists/row-cursor.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Crumbs } from "../../ui/crumbs.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { Select } from "../../ui/menu/select.tsx";
import { PageHead } from "../../ui/page.tsx";
import { PersonSelect } from "../../ui/people/person-fact.tsx";
import { SkeletonRail } from "../../ui/rail/skeleton-rail.tsx";
import { Empty, Failed, NoMatch } from "../../ui/states.tsx";
import { UnknownFilters } from "../../ui/table/unknown-filters.tsx";
import { Kbd, keysClass } from "../../ui/text/kbd.tsx";
import { BookingLine } from "./booking-line.tsx";
import { allBookingsQuery } from "./queries.ts";

const route = getRouteApi("/dashboard/bookings");

const shows: readonly BookingShow[] = ["upcoming", "past", "canceled", "newest"];

const states: readonly BookingFilter[] = [
  ...(["asked", "held", "online", "proposed", "invited", "accepted", "declined"] as const),
];

/** What customers have booked or are invited to, of everybody on the desk. */
export function BookingsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { today } = useNow();
  const { show = "upcoming", state, who } = search;
  const list = useList(allBookingsQuery(search));
  const change = (changes: typeof search) => void navigate(inPlace(changes));

  return (
    <>
      <title>{common.title(bookings.title)}</title>
      <Crumbs current={bookings.title}>
        <Link to="/dashboard/appointments">{bookings.appointments}</Link>
      </Crumbs>
      <PageHead title={bookings.title} sub={bookings.intro} />
      <UnknownFilters />
      <div className="tools">
        <div className="to-700:w-full">
          <Segments
            aria-label={bookings.which}
            segments={shows.map((value) => ({ value, label: bookings.shows[value] }))}
            value={show}
            onValueChange={(next) => change({ show: next === "upcoming" ? undefined : next })}
          />
        </div>
        {show !== "canceled" && (
          <div className={selectClass}>
            <Select
              aria-label={bookings.state}
              options={[
                { value: "all", label: bookings.anyState },
                ...states.map((value) => ({ value, label: bookings.states[value] })),
              ]}
              value={state ?? "all"}
              onValueChange={(next) => change({ state: next === "all" ? undefined : next })}
            />
          </div>
        )}
        <PersonSelect
          value={who}
          onValueChange={(next) => change({ who: next })}
          className={selectClass}
        />
      </div>
      {list.state === "failed" ? (
        <Failed title={bookings.listFailed} onRetry={list.retry} retrying={list.retrying} />
      ) : list.state === "loading" ? (
        <SkeletonRail rows={6} />
      ) : list.rows.length > 0 ? (
        <Bookings list={list} isByDay={show === "newest"} today={today} />
      ) : state || who ? (
        <NoMatch
          title={bookings.noMatch}
          hint={bookings.clear}
          onClear={() => change({ state: undefined, who: undefined })}
        />
      ) : (
        <Empty
          title={bookings.none[show]}
          action={
            show === "upcoming" && (
              <Link
                to="/dashboard/settings"
                search={{ tab: "booking" }}
                className={buttonClass({ variant: "primary" })}
              >
                {bookings.settings}
              </Link>
            )
          }
        >
          {bookings.noneYet}
        </Empty>
      )}
    </>
  );
}

const selectClass = "w-44 flex-none to-700:w-[150px] to-700:[&>button]:text-14!";

interface BookingsProps {
  list: ListView<DeskBooking>;
  /** By the day on which they were made. */
  isByDay: boolean;
  today: string;
}

function Bookings({ list, isByDay, today }: BookingsProps) {
  const { move, props } = useRowCursor<HTMLDivElement>("[data-booking]", (row) =>
    row?.querySelector<HTMLElement>("button, a")?.focus(),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, currentTarget } = event;
    // A menu or a dialog of a row is not in it.
    const isHere = target instanceof Node && currentTarget.contains(target);
    if (ctrlKey || metaKey || altKey || !isHere) return;
    if (key !== "ArrowDown" && key !== "ArrowUp") return;
    move(key === "ArrowDown" ? 1 : -1);
    event.preventDefault();
  };
  const days = isByDay
    ? [...Map.groupBy(list.rows, ({ createdAt }) => dayOf(createdAt))]
    : [["", list.rows] as const];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons and links are what is focused
    <div
      {...props}
      onKeyDown={onKeyDown}
      aria-busy={list.busy || undefined}
      className={list.busy ? "opacity-60" : undefined}
    >
      {days.map(([day, bookings]) => (
        <section key={day} className="pt-6 first:pt-0">
          {day !== "" && <DayHead day={day} today={today} />}
          <ol className="border-t border-line-strong">
            {bookings.map((booking) => (
              <BookingLine key={booking._id} booking={booking} isListed />
            ))}
          </ol>
        </section>
      ))}
      {list.more.failed ? (
        <Failed
          className="mt-4"
          title={bookings.moreFailed}
          onRetry={list.more.load}
          retrying={list.more.loading}
        />
      ) : (
        list.more.exist && (
          <Button
            size="sm"
            className="mt-4"
            busy={list.more.loading}
            busyLabel={common.loading}
            onClick={list.more.load}
          >
            {bookings.showMore}
          </Button>
        )
      )}
      <p className={keysClass}>
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {bookings.move}
        </span>
        <span>
          <Kbd>Enter</Kbd> {bookings.open}
        </span>
      </p>
    </div>
  );
}

/** When the bookings below were made. */
function DayHead({ day, today }: { day: string; today: string }) {
  const { title, date } = headOf(day, today);
  return (
    <div className="flex items-baseline gap-3 pb-2">
      <h2 className="section-title">{title}</h2>
      <span className="text-13 text-ink-3">{date}</span>
    </div>
  );
}
