import { Link } from "@tanstack/react-router";
import type { Customer } from "../../../shared/kinds/customers.ts";
import { details } from "../../../shared/words/en/details.ts";
import { formatDate, formatTime } from "../../lib/dates/dates.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { useList } from "../../lib/lists/list-query.ts";
import { minutesOf } from "../../lib/queries/bookings.ts";
import { Fact, linkClass } from "../../ui/page.tsx";
import { SkeletonLine } from "../../ui/skeleton.tsx";
import { WithPeople } from "./people/attendance.tsx";
import { comingQuery } from "./queries.ts";

/** The next appointment with a customer, or the way to book one. */
export function NextAppointment({ customer: { _id, company } }: { customer: Customer }) {
  const { today, minutes } = useNow();
  const coming = useList(comingQuery(_id, today));
  if (coming.state === "loading") {
    return (
      <Fact label={details.next}>
        <SkeletonLine className="w-32" />
      </Fact>
    );
  }
  if (coming.state === "failed") {
    return <Fact label={details.next} missing={details.nextFailed} />;
  }
  const next = coming.rows.find(
    ({ date, outcome }) =>
      outcome === null && (date.slice(0, 10) > today || (minutesOf(date) ?? minutes) >= minutes),
  );
  return (
    <Fact
      label={details.next}
      missing={details.nextNone}
      add={
        <Link
          to="/dashboard/appointments/new"
          search={{ company, customer: _id }}
          className={linkClass}
        >
          {details.book}
        </Link>
      }
    >
      {next && (
        <>
          <Link
            to="/dashboard/appointments/$date"
            params={{ date: next.date.slice(0, 10) }}
            className={linkClass}
          >
            {sayWhen(next.date)}
          </Link>
          <WithPeople {...next} />
        </>
      )}
    </Fact>
  );
}

function sayWhen(date: string): string {
  const day = formatDate(date, "shortWeekdayDate");
  return minutesOf(date) === null ? day : details.dayTime(day, formatTime(date));
}
