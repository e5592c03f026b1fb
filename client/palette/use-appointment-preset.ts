import { useParams } from "@tanstack/react-router";
import { useNow } from "../appointments/use-now.ts";

interface AppointmentPreset {
  date?: string;
  company?: string;
  customer?: string;
}

/** What a new appointment starts with: the customer, company or coming day on screen. */
export function useAppointmentPreset(): AppointmentPreset {
  const { customerId, companyId, date } = useParams({ strict: false });
  const { today } = useNow();
  return {
    ...(customerId && { customer: customerId }),
    ...(companyId && { company: companyId }),
    // What is over is entered only where it is asked for.
    ...(date && date >= today && { date }),
  };
}
