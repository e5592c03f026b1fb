import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { userTimeZone } from "../../lib/dates/dates.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { getSession } from "../../lib/session.ts";

const words = lazyModule(() => import("./host-clock.ts"));

/** What the host's clock shows then, where it is another one: `Anna’s 10:00 AM, Chicago`. */
export function HostTime({ appointment }: { appointment: Pick<Appointment, "date" | "host"> }) {
  const alone = isAloneHere();
  const part = words.use(!alone || null);
  const { user } = getSession();
  if (alone || !part || !user) return null;
  const text = part.describeHostTime(appointment, user.desk.people, userTimeZone());
  return text ? <span className="block text-13 leading-[18px] text-ink-2">{text}</span> : null;
}
