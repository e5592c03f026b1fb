import { CalendarClock, CalendarX, CircleCheck, Clock, Trash2, UserX } from "lucide-react";
import type { ReactNode } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { listNames } from "../../../../shared/lists/list-names.ts";
import type { AppointmentKind } from "../../../../shared/read-line/verbs.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import { outcomeWord } from "../../../kinds/appointments/outcome-state.ts";
import { deleteAppointment, move, setOutcome } from "./deed-acts.ts";
import type { About, Preview, Setting } from "./preview.ts";
import { formatMoment, noteOf } from "./when.ts";

const icons: Record<AppointmentKind, ReactNode> = {
  move: <CalendarClock />,
  cancel: <CalendarX />,
  held: <CircleCheck />,
  noShow: <UserX />,
  delete: <Trash2 />,
};

export function isDeed(kind: string): kind is AppointmentKind {
  return kind in icons;
}

/** What the line does with an appointment; null where it says no day or time to move to. */
export function previewDeed(
  { line }: Pick<About, "line">,
  appointment: Appointment,
  { go, now, booked }: Setting,
): Preview | null {
  // as: lines of other kinds do not come here.
  const kind = line.kind as AppointmentKind;
  const { _id, title, date, duration, customer, company, outcome } = appointment;
  const [oldDay = "", oldTime = null] = [date.slice(0, 10), date.slice(11, 16) || null];
  const day = line.day ?? oldDay;
  const time = line.time ?? oldTime;
  if (kind === "move" && !line.day && !line.time) return null;
  const others = booked?.filter((one) => one._id !== _id);
  const target = time
    ? noteOf({ day, time, minutes: duration }, line.day === day ? others : undefined, now)
    : {};
  const act = commands.deeds[kind];
  return {
    reading: {
      act,
      icon: icons[kind],
      title,
      lines: [
        {
          name: kind === "move" ? "From" : "When",
          icon: <Clock />,
          text: formatMoment(oldDay, oldTime),
          ...(outcome && { note: outcomeWord(outcome) }),
        },
        ...(kind === "move"
          ? [
              {
                name: "New time" as const,
                icon: <Clock />,
                text: formatMoment(day, time),
                ...target,
              },
            ]
          : []),
        {
          name: "Who",
          icon: null,
          text: customer.name,
          note: listNames(customer.name, company.name)[1],
        },
      ],
    },
    act: {
      enter: act,
      form: {
        words: commands.editInForm,
        run: () =>
          void go({
            to: "/dashboard/appointments/$appointmentId/edit",
            params: { appointmentId: _id },
          }),
      },
    },
    run: () => {
      if (kind === "move") return move(appointment, day, time);
      if (kind === "delete") return deleteAppointment(appointment);
      return setOutcome(
        appointment,
        kind === "held" ? "held" : kind === "noShow" ? "no-show" : "canceled",
      );
    },
  };
}
