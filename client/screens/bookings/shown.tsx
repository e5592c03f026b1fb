import { useQuery } from "@tanstack/react-query";
import {
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  ClockArrowRight,
  type LucideIcon,
  Mail,
} from "lucide-react";
import { useEffect } from "react";
import type { DeskBooking, Standing } from "../../../shared/booking.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { readWho } from "../../../shared/lists/who.ts";
import { bookingMarks } from "../../kinds/appointments/booking-marks.tsx";
import { bookingOfQuery } from "../../kinds/appointments/invitation/queries.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { notify } from "../../lib/notify.ts";
import { askFor } from "../../lib/queries/query-of.ts";
import { getSession, useSession } from "../../lib/session.ts";
import { cx } from "../../ui/class-names.ts";
import { untold } from "./booking-words.ts";
import { bookingsQuery } from "./queries.ts";

// What shows by itself of what customers have booked: as it comes, and in calendars.

/** Says that a customer has booked with the user, where that is how an appointment was made. */
export async function sayBooked(appointment: string): Promise<void> {
  const booking = await askFor(bookingOfQuery(appointment));
  if (booking && !booking.invitation && booking.host === getSession().user?._id) {
    notify.note(`${isolate(booking.name)} booked ${isolate(booking.title)}`);
  }
}

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

type Look = readonly [icon: LucideIcon, word: string, isNotice?: true];

const booked: Look = [CircleCheck, "Booked online"];
/** Of what is still to come; what became of a meeting its appointment says. */
const looks: Partial<Record<Standing, Look>> = {
  held: [CircleQuestionMark, "Not confirmed yet", true],
  asked: [CircleQuestionMark, "Asked for", true],
  booked,
  moved: booked,
  proposed: [ClockArrowRight, "Another time", true],
  invited: [Mail, "Invited"],
  accepted: [CircleCheck, "Accepted"],
  refused: [CircleX, "Declined", true],
};

function toMark({ _id, appointment, standing, news }: DeskBooking) {
  const look = looks[standing];
  if (!look) return [];
  const isUntold = news?.isKept === true && standing !== "proposed";
  const [Icon, word, isNotice = isUntold] = isUntold ? [look[0], untold[news.what]] : look;
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

function toAppointment(booking: DeskBooking): Appointment {
  const { _id, title, date, duration, name, company, host, createdAt } = booking;
  return {
    ...{ _id, title, date, duration, host, createdAt, updatedAt: createdAt },
    ...{ customer: { _id: "", name }, company: { _id: "", name: company || name } },
    ...{ notes: "", outcome: null, reminder: null, attending: [] },
    ...{ repeat: "", series: null, original: null, except: "", lastTime: null },
  };
}
