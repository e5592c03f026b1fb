import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { isEnding } from "../../lib/session.ts";
import { linkClass, SectionHead } from "../../ui/page.tsx";
import { BookingLine } from "./booking-line.tsx";
import { waitingQuery } from "./queries.ts";

/** What customers have booked that needs the user: requests first, then new customers. Gone when nothing waits. */
export function NewBookings({ height }: { height: number }) {
  const { data } = useQuery({ ...waitingQuery, staleTime: 0, enabled: !isEnding() });
  const waiting = data?.data ?? [];
  if (data && waiting.length === 0) return null;
  return (
    <section
      aria-labelledby="new-bookings"
      aria-busy={!data}
      className="bookings"
      style={{ minHeight: data ? undefined : height }}
    >
      <SectionHead
        id="new-bookings"
        title={bookings.fresh.title}
        aside={
          <Link to="/dashboard/bookings" className={linkClass}>
            {bookings.title}
          </Link>
        }
      />
      <ol className="border-t border-line-strong">
        {waiting.map((booking) => (
          <BookingLine key={booking._id + booking.day} booking={booking} />
        ))}
      </ol>
      {data && data.recent.length > 0 && <Recent count={data.recent.length} />}
    </section>
  );
}

/** What known customers have booked, which needs nobody. */
function Recent({ count }: { count: number }) {
  return (
    <p className="flex justify-between gap-3 pt-2 text-13 leading-[18px] text-ink-3">
      <span>{bookings.fresh.recent(count)}</span>
      <Link to="/dashboard/bookings" search={{ show: "newest" }} className={linkClass}>
        {bookings.fresh.show}
      </Link>
    </p>
  );
}
