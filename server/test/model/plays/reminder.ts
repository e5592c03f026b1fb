import { addDays, todayIn } from "../../../../shared/dates/dates.ts";
import { messages } from "../../said.ts";
import { type AppointmentRecord, type Person, viewAppointment } from "../model.ts";
import { idOf, type Plays, refusal } from "../world.ts";

const nows = [
  "2026-05-03T08:00:00.000Z",
  "2026-05-04T08:55:00.000Z",
  "2026-05-04T09:20:00.000Z",
  "2026-05-30T23:59:00.000Z",
];

/** The people of the model live where clocks never jump, and begin to work at nine. */
function move(time: string, minutes: number): string {
  return new Date(Date.parse(time) + minutes * 60_000).toISOString();
}

function remindersAt(me: Person, now: string) {
  return [...me.appointments.values()]
    .flatMap((one) => {
      const { _id, reminder, outcome, date, duration } = one;
      const answer = me.reminders.get(_id);
      const known = answer?.date === date ? answer : undefined;
      if (reminder === null || outcome !== null || known?.until === null) return [];
      const isPlain = date.length === 10;
      const start = isPlain ? `${date}T09:00:00.000Z` : date;
      const end = isPlain ? `${addDays(date, 1)}T00:00:00.000Z` : move(date, duration);
      const at = known?.until ?? move(start, -reminder);
      if (at > move(now, 1440) || end <= now) return [];
      return { _id, at, appointment: viewAppointment(me, one) };
    })
    .sort((one, other) => (one.at + one._id < other.at + other._id ? -1 : 1));
}

export const reminderPlays: Plays = {
  "GET /api/reminders": ({ me, draw }) => {
    const now = draw.of(nows);
    return {
      input: { query: { now } },
      meets: { status: 200, body: { data: remindersAt(me, now) } },
    };
  },

  "PUT /api/reminders/:id": (scene) => {
    const { me, draw, now } = scene;
    const id = idOf(scene, "appointments");
    const until = draw.of([null, ...nows]);
    const input = { params: { id }, body: { until } };
    const found: AppointmentRecord | undefined = me.appointments.get(id);
    if (!found) return { input, meets: refusal(404, messages.appointments.notFound) };
    return {
      input,
      meets: { status: 200, body: { data: { _id: id } } },
      learn: () => {
        me.reminders.set(id, { date: found.date, until });
        const today = todayIn(me.user.timeZone ?? "UTC", now);
        for (const [one, { date }] of me.reminders) {
          if (date < addDays(today, -2)) me.reminders.delete(one);
        }
      },
    };
  },
};
