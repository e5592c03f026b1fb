import { Link } from "@tanstack/react-router";
import { CircleCheck, CircleQuestionMark, CircleX, ClockArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import type { CustomerDeed } from "../../../shared/api/events.ts";
import { reminders } from "../../../shared/words/en/reminders.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { Button } from "../../ui/button.tsx";
import { sayTimes } from "../bookings/booking-words.ts";
import { canOpen, openBooking } from "../bookings/open-booking.ts";
import { CornerCard, moreClass } from "./corner-card.tsx";
import { type CustomerAnswer, dropAnswer } from "./customer-news.ts";
import { sayDayAndTime, sayWhatAndTime } from "./words.ts";

/** Milliseconds that a meeting was accepted is said: there is nothing to do about it. */
const shownFor = 6000;

const icons: Record<CustomerDeed, typeof CircleCheck> = {
  booked: CircleCheck,
  asked: CircleQuestionMark,
  accepted: CircleCheck,
  declined: CircleX,
  proposed: ClockArrowRight,
  moved: ClockArrowRight,
  canceled: CircleX,
};

interface CustomerCardsProps {
  /** The newest first. */
  answers: readonly CustomerAnswer[];
  /** How many show by themselves. */
  few: number;
  today: string;
}

/** What customers did that concerns the user, until it is done with. */
export function CustomerCards({ answers, few, today }: CustomerCardsProps) {
  const [newest] = answers;
  const more = answers.length - few;
  return (
    <>
      <p role="status" className="sr-only">
        {newest && titleOf(newest)}
      </p>
      {answers.length > 0 && (
        <section aria-label={reminders.fromCustomers} className="grid gap-2">
          {answers.slice(0, few).map((answer) => (
            <CustomerCard
              key={`${answer.booking._id} ${answer.booking.day} ${answer.did}`}
              {...{ answer, today }}
            />
          ))}
          {more > 0 && (
            <Link to="/dashboard/bookings" search={{ show: "newest" }} className={moreClass}>
              {reminders.moreAnswers(more)}
            </Link>
          )}
        </section>
      )}
    </>
  );
}

function CustomerCard({ answer, today }: { answer: CustomerAnswer; today: string }) {
  const { did, booking } = answer;
  const card = useRef<HTMLElement>(null);
  const Icon = icons[did];
  useEffect(() => {
    if (did !== "accepted") return;
    const timer = setInterval(() => {
      const isLookedAt = card.current?.matches(":hover, :focus-within");
      if (!document.hidden && !isLookedAt) dropAnswer(answer);
    }, shownFor);
    return () => clearInterval(timer);
  }, [did, answer]);
  return (
    <CornerCard ref={card} icon={<Icon />} title={titleOf(answer)} detail={detailOf(answer, today)}>
      {canOpen(booking) && (
        <Button size="sm" onClick={() => card.current && void openBooking(booking, card.current)}>
          {reminders.open}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => dropAnswer(answer)}>
        {reminders.done}
      </Button>
    </CornerCard>
  );
}

/** "Niccolò Dell’Acqua accepted", "Inês Carvalho booked Phone call" */
function titleOf({ did, booking }: CustomerAnswer): string {
  const name = isolate(booking.name);
  const title = isolate(booking.title);
  return reminders.did[did](name, title);
}

/** What the title leaves out: "Year-end planning, tomorrow at 2:00 PM". */
function detailOf({ did, booking }: CustomerAnswer, today: string): string {
  const { title, date, proposed, word } = booking;
  const isNamed = did !== "accepted" && did !== "declined";
  const what =
    did === "proposed"
      ? reminders.whatWhen.times(isolate(title), sayTimes(proposed))
      : isNamed
        ? sayDayAndTime(date, today)
        : sayWhatAndTime(isolate(title), date, today);
  return word ? reminders.withWord(what, isolate(word)) : what;
}
