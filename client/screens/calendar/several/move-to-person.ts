import { type Appointment, appointmentEndpoints } from "../../../../shared/kinds/appointments.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import { notSaved } from "../../../kinds/appointments/outcome-acts.ts";
import { isMe } from "../../../kinds/appointments/people/names.ts";
import { askScope } from "../../../kinds/appointments/repeat/ask-scope.ts";
import { formatDuration } from "../../../lib/dates/dates.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { succeeds, write } from "../../../lib/write/write.ts";
import type { Times } from "../week/use-moves.ts";
import { shortWhen } from "../week/week-words.ts";

/** Moves an appointment to another time, from one person to another, or both. */
export async function moveToPerson(
  appointment: Appointment,
  times: Times,
  from = "",
  to = from,
): Promise<boolean> {
  const { _id, date } = appointment;
  const act = times.date === date ? "change" : "move";
  const scope = await askScope({ act, appointment, ...(act === "move" && { to: times.date }) });
  if (!scope) return false;
  const isOther = from !== to;
  const body = { ...times, ...(isOther && withOther(appointment, from, to)) };
  const tell = (saved: Times) =>
    isOther
      ? `Moved to ${isMe(to) ? "you" : firstNameOf(nameOfPerson(to))}, ${shortWhen(saved.date)}`
      : act === "change"
        ? `Now ${formatDuration(saved.duration)}`
        : `Moved to ${shortWhen(saved.date)}`;
  return succeeds(
    write(
      appointmentEndpoints.update,
      { params: { id: _id }, query: { scope }, body },
      { done: ({ data }) => tell(data), failed: notSaved },
    ),
  );
}

/** Another calendar; of what somebody only attends, another guest in their place. */
function withOther({ host, attending }: Appointment, from: string, to: string) {
  const next = host === from ? to : host;
  const guests = attending.map((id) => (id === from ? to : id));
  return { host: next, attending: [...new Set(guests)].filter((id) => id !== next) };
}
