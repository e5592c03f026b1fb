import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX, ClockArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { DeskBooking } from "../../../shared/booking.ts";
import { bookingEndpoints, type TellChoice } from "../../../shared/booking-endpoints.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { bookingOfQuery } from "../../kinds/appointments/invitation/queries.ts";
import { customerQuery } from "../../kinds/customers/queries.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { timeOf } from "../../lib/queries/bookings.ts";
import { succeeds, write } from "../../lib/write/write.ts";
import { Button } from "../../ui/button.tsx";
import { linkClass } from "../../ui/page.tsx";
import { configQuery } from "../auth/queries.ts";
import { sayWhen } from "./booking-words.ts";
import { Invitation, Invite } from "./invitation-state.tsx";
import { choose, copyMessage, useTold } from "./line-acts.ts";
import { timesQuery } from "./queries.ts";

interface BookingEntryProps {
  appointment: Appointment;
  /** Its place in the details. */
  frame: (content: ReactNode) => ReactNode;
}

/**
 * Of an appointment that a customer has booked or is invited to: how it stands, and whether they know what became of it.
 * To others they can be invited.
 */
export function BookingEntry({ appointment, frame }: BookingEntryProps) {
  const { data: found } = useQuery(bookingOfQuery(appointment._id));
  const { data: customer } = useQuery(customerQuery(appointment.customer._id));
  const now = useNow();
  if (found === undefined) return null;
  const { data, passedOn } = found;
  const others = passedOn.map((booking) => <News key={booking._id} booking={booking} />);
  if (data === null || (data.invitation && data.standing === "canceled")) {
    const isOpen =
      appointment.outcome === null && appointment.date > `${now.today}T${timeOf(now.minutes)}`;
    const mayInvite = isOpen && appointment.date.length > 10 && customer && customer.email !== "";
    if (!mayInvite && others.length === 0) return null;
    return frame(
      <div className="grid justify-items-start gap-1.5">
        {mayInvite && <Invite appointment={appointment} />}
        {others}
      </div>,
    );
  }
  return frame(
    <>
      {data.invitation ? (
        <Invitation appointment={appointment._id} booking={data} />
      ) : (
        <Standing booking={data} />
      )}
      {data.standing === "proposed" && <Proposed booking={data} />}
      <News booking={data} />
      {others}
    </>,
  );
}

function Standing({ booking: { standing } }: { booking: DeskBooking }) {
  const [Icon, word, tone] =
    standing === "proposed"
      ? ([ClockArrowRight, "proposed", "text-notice font-semibold"] as const)
      : standing === "canceled"
        ? ([CircleX, "canceled", ""] as const)
        : ([CircleCheck, "online", ""] as const);
  return (
    <p className={`flex items-center gap-1.5 ${tone}`}>
      <Icon className="size-3.5 flex-none text-ink-3" />
      {bookings.states[word]}
    </p>
  );
}

/** What the customer would like instead, and the present time, which stays until one is taken. */
function Proposed({ booking }: { booking: DeskBooking }) {
  const { _id, proposed, word, date } = booking;
  const told = useTold(booking);
  const { data: free } = useQuery(timesQuery(_id));
  return (
    <>
      {word && <p className="text-13 leading-[18px] text-ink-2">{bookings.quote(word)}</p>}
      <ul className="my-1">
        {proposed.map((time, place) => (
          <li key={time} className="flex items-center gap-2 py-0.5 text-13">
            <span className="digits">{sayWhen(time)}</span>
            <span className="text-ink-3">
              {free && (free.includes(time) ? bookings.details.free : bookings.details.overlaps)}
            </span>
            <Button
              size="sm"
              data-needs="write"
              className="ms-auto"
              aria-label={bookings.details.takeTime(sayWhen(time))}
              onClick={() => void choose(booking, place, told)}
            >
              {bookings.details.take}
            </Button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        data-needs="write"
        className={linkClass}
        onClick={() => void choose(booking, null, told)}
      >
        {bookings.details.keepTime(sayWhen(date))}
      </button>
    </>
  );
}

/** What the customer doesn’t know, or will soon. */
function News({ booking }: { booking: DeskBooking }) {
  const hasMail = useQuery(configQuery).data?.mail ?? true;
  const { news, name } = booking;
  if (!news) return null;
  const first = isolate(firstNameOf(name));
  const kept =
    news.what === "given" ? bookings.isUntold.given(first) : bookings.isUntold[news.what];
  return (
    <p className="text-13 leading-[18px] text-ink-2">
      {news.isKept || !hasMail ? kept : bookings.tell.toldSoon(first)}{" "}
      <button
        type="button"
        data-needs="write"
        className={linkClass}
        onClick={() =>
          void (hasMail ? tell(booking, news.isKept ? "now" : "never") : copyMessage(booking))
        }
      >
        {hasMail
          ? news.isKept
            ? bookings.tell.now
            : bookings.tell.not
          : bookings.tell.copyMessage}
      </button>
    </p>
  );
}

function tell({ _id, name }: DeskBooking, choice: TellChoice) {
  const first = isolate(firstNameOf(name));
  const done = choice === "now" ? bookings.tell.toldNow(first) : bookings.tell.notTold(first);
  const failed = bookings.tell.failed(first);
  const request = { params: { id: _id }, body: { tell: choice } };
  return succeeds(write(bookingEndpoints.tell, request, { done, failed }));
}
