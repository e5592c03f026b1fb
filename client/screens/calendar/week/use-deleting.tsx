import { useState } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";

const dialogs = lazyModule(() => import("../../../kinds/appointments/delete-appointment.tsx"));

/** The question that the Delete key asks. */
export function useDeleting() {
  const [doomed, setDoomed] = useState<Appointment>();
  const [asking, setAsking] = useState(false);
  const part = dialogs.use(asking, () => setAsking(false));
  return {
    ask: (appointment: Appointment) => {
      setDoomed(appointment);
      setAsking(true);
    },
    dialog: part && doomed && (
      <part.DeleteAppointment
        appointment={doomed}
        open={asking}
        onOpenChange={setAsking}
        // Its block disappears, so the heading takes focus.
        onDeleted={() => document.querySelector<HTMLElement>("main h1")?.focus()}
      />
    ),
  };
}
