import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect } from "react";
import type { DeskBooking } from "../../../shared/booking.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { common } from "../../../shared/words/en/common.ts";
import { formatDate, formatDuration, formatTimes } from "../../lib/dates/dates.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { MailLink, PhoneLink } from "../../ui/text/contact-links.tsx";
import { Entry } from "../../ui/text/entry.tsx";
import { reasonOf } from "./booking-line.tsx";
import { bookingQuery } from "./queries.ts";
import { useActs } from "./use-acts.tsx";

interface UnsureDetailsProps {
  id: string;
  onClose: () => void;
}

/** Of a time that is held or asked for: by whom, until when, and the answers. Closes once that is decided. */
export function UnsureDetails({ id, onClose }: UnsureDetailsProps) {
  const { data: booking } = useQuery(bookingQuery(id));
  const isDecided = booking && booking.standing !== "asked" && booking.standing !== "held";
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes the same popup
  useEffect(() => {
    if (isDecided) onClose();
  }, [isDecided]);
  return booking && !isDecided && <Details booking={booking} onClose={onClose} />;
}

function Details({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { title, date, duration, name, company, email, phone, standing } = booking;
  const isAsked = standing === "asked";
  const { acts, dialog } = useActs(booking, isAsked ? "asks" : "settled");
  return (
    <div className="relative to-700:-mx-4 to-700:-mt-1.5 to-700:-mb-3">
      <h2 className="section-title pt-4.5 pe-14 pb-2.5 ps-5 to-700:pt-2.5 to-700:ps-4">{title}</h2>
      <dl className="grid grid-cols-[94px_minmax(0,1fr)] pb-3">
        <Entry label={bookings.details.when}>
          {formatDate(date, "weekday")}
          <br />
          <span className="digits">{formatTimes(date, duration)}</span>
          <span className="ms-2.5 text-ink-3">{formatDuration(duration)}</span>
        </Entry>
        <Entry label={bookings.details.who}>
          <p>
            <bdi>{name}</bdi>
          </p>
          {company && (
            <p className="text-ink-2">
              <bdi>{company}</bdi>
            </p>
          )}
          <p className="text-13 leading-6 pointer-coarse:leading-11">
            <MailLink email={email} />
          </p>
          {phone && (
            <p className="text-13 leading-6 pointer-coarse:leading-11">
              <PhoneLink phone={phone} />
            </p>
          )}
        </Entry>
        <Entry label={bookings.details.booking}>
          <p className="font-semibold text-notice">
            {isAsked ? bookings.states.asked : bookings.states.held}
          </p>
          <p className="text-13 leading-[18px] text-ink-2">{reasonOf(booking, "asks")}</p>
        </Entry>
      </dl>
      {acts.length > 0 && (
        <div
          data-needs="write"
          className="flex items-center gap-1 border-t border-line px-3 py-2 to-700:px-2"
        >
          {acts.map(([label, run]) => (
            <Button key={label} variant="quiet" size="sm" onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <div className="absolute top-3.5 inset-e-2.5 to-700:top-0 to-700:inset-e-1.5">
        <IconButton label={common.close} tip={false} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      {dialog}
    </div>
  );
}
