import { addDays, weekdayOf } from "../shared/dates/dates.ts";
import { type AppointmentInput, appointmentInput } from "../shared/kinds/appointments.ts";
import { nextTime, timesBetween } from "../shared/repeat/times.ts";
import type { OwnAppointmentInput } from "./appointments.ts";

/** A time of a repeating appointment with facts of its own. */
interface OwnTime {
  /** When it would have been by the rule. */
  original: string;
  input: OwnAppointmentInput;
}

export interface DemoRepeat {
  input: OwnAppointmentInput;
  /** The days of deleted times. */
  except: string[];
  own: OwnTime[];
}

interface Plan extends Pick<AppointmentInput, "title" | "duration" | "repeat"> {
  /** Its first time is on the first such weekday at least so many days from today; 0 is Sunday. */
  from: number;
  weekday: number;
  time: string;
  reminder?: number;
  /** What is special about times to come, the next being the first. */
  coming?: readonly (
    | Partial<AppointmentInput>
    | "deleted"
    | { moved: number; time: string }
    | null
  )[];
}

const plans: readonly Plan[] = [
  {
    title: "Weekly check-in",
    repeat: "FREQ=WEEKLY",
    from: -70,
    weekday: 1,
    time: "09:00",
    duration: 30,
    reminder: 10,
    coming: [null, { notes: "With the new director." }, "deleted"],
  },
  {
    title: "Site walkthrough",
    repeat: "FREQ=WEEKLY;INTERVAL=2;COUNT=12",
    from: -56,
    weekday: 4,
    time: "14:00",
    duration: 90,
    reminder: 1440,
    coming: [{ moved: 1, time: "10:30" }, { outcome: "canceled" }],
  },
  {
    title: "Morning call during the rollout",
    repeat: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=20",
    from: -9,
    weekday: 1,
    time: "08:15",
    duration: 15,
  },
  {
    title: "Review of the service contract",
    repeat: "FREQ=MONTHLY;BYDAY=1TU",
    from: 3,
    weekday: 2,
    time: "11:00",
    duration: 60,
  },
  {
    title: "Renewal of the insurance",
    repeat: "FREQ=YEARLY",
    from: 12,
    weekday: 3,
    time: "16:00",
    duration: 45,
    reminder: 1440,
  },
];

/** Repeating appointments around today: past times wrapped up, and some of the coming ones changed. */
export function makeDemoRepeats(today: string): DemoRepeat[] {
  return plans.map((plan) => {
    const date = `${firstDay(plan, today)}T${plan.time}:00.000Z`;
    const { title, duration, repeat, reminder = null } = plan;
    const input = ownInput({ title, duration, repeat, reminder, date });
    const times = timesBetween(repeat, date, date, addDays(today, 90));
    const past = times.filter((time) => time.slice(0, 10) < today);
    const coming = times.filter((time) => time.slice(0, 10) > today);
    const own = past.map((original, index) => ({
      original,
      // Now and then somebody is ill.
      input: ownInput({
        ...input,
        date: original,
        repeat: "",
        outcome: index % 6 === 4 ? "canceled" : "held",
      }),
    }));
    const except: string[] = [];
    for (const [index, change] of (plan.coming ?? []).entries()) {
      const original = coming[index];
      if (!original || !change) continue;
      if (change === "deleted") except.push(original.slice(0, 10));
      else
        own.push({
          original,
          input: ownInput({ ...input, repeat: "", date: original, ...toChange(change, original) }),
        });
    }
    return { input, except, own };
  });
}

function toChange(
  change: Partial<AppointmentInput> | { moved: number; time: string },
  original: string,
) {
  if (!("moved" in change)) return change;
  return { date: `${addDays(original.slice(0, 10), change.moved)}T${change.time}:00.000Z` };
}

/** A rule by the month has its own first day, such as the first Tuesday. */
function firstDay({ from, weekday, repeat }: Plan, today: string): string {
  const start = addDays(today, from);
  const day = addDays(start, (weekday - weekdayOf(start) + 7) % 7);
  return repeat.startsWith("FREQ=MONTHLY") ? (nextTime(repeat, day, day) ?? day) : day;
}

function ownInput(values: Partial<AppointmentInput>): OwnAppointmentInput {
  return appointmentInput.omit({ company: true, customer: true }).parse(values);
}
