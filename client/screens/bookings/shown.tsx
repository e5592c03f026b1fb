import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DeskBooking } from "../../../shared/booking.ts";
import { readWho } from "../../../shared/lists/who.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { bookingMarks } from "../../kinds/appointments/booking-marks.tsx";
import { useSession } from "../../lib/session.ts";
import { cx } from "../../ui/class-names.ts";
import { looks } from "./looks.ts";
import { toAppointment } from "./open-booking.ts";
import { bookingsQuery } from "./queries.ts";

interface CalendarMarksProps {
  /** The days shown. */
  days: { from: string; to: string };
  /** Whose calendars, as endpoints are asked; undefined for everyone. */
  who: string | undefined;
}

/** Brings to a calendar how things stand with what customers have booked. */
export function CalendarMarks({ days, who }: CalendarMarksProps) {
  const { data } = useQuery(bookingsQuery(days));
  const { user } = useSession();
  const me = user?._id ?? "";
  useEffect(() => {
    if (!data) return;
    const whose = readWho(who, me);
    const open = data.filter(({ appointment, standing }) => !appointment && looks[standing]);
    bookingMarks.set({
      of: new Map(data.flatMap((booking) => toMark(booking))),
      unsure: open.filter(({ host }) => !whose || whose.includes(host)).map(toAppointment),
    });
  }, [data, who, me]);
  return null;
}

function toMark({ _id, appointment, standing, news }: DeskBooking) {
  const look = looks[standing];
  if (!look) return [];
  const isUntold = news?.isKept === true && standing !== "proposed";
  const [Icon, state, isNotice = isUntold] = look;
  const word = isUntold ? bookings.untold[news.what] : bookings.states[state];
  const sign = (
    <Icon
      aria-hidden="true"
      className={cx("outcome-mark size-[13px] flex-none", isNotice ? "text-notice" : "text-ink-3")}
    />
  );
  const label = (
    <span
      className={cx(
        "inline-flex flex-none items-center gap-1 whitespace-nowrap text-12 leading-[18px]",
        isNotice ? "font-semibold text-notice" : "text-ink-3",
      )}
    >
      {sign}
      {word}
    </span>
  );
  return [[appointment ?? _id, { sign, label, word }] as const];
}
