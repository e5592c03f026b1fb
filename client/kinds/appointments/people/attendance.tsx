import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";

const words = lazyModule(() => import("./attendance-words.tsx"));

/** "with Anna and you": who of the desk comes to it, where that is not only oneself; nothing on a desk of one. */
export function WithPeople(props: Pick<Appointment, "host" | "attending">) {
  const part = words.use(!isAloneHere() || null);
  return part && <part.With {...props} />;
}

/** "Ben attends", besides whose calendar it is in; nothing on a desk of one. */
export function Attending(props: Pick<Appointment, "attending">) {
  const part = words.use(!isAloneHere() || null);
  return part && <part.Attend {...props} />;
}
