import { useParams } from "@tanstack/react-router";
import { localToday } from "../../lib/dates/local-time.ts";
import { bookingDay } from "../calendar/period.ts";
import { useShownPeriod } from "../calendar/use-shown-period.ts";

interface AppointmentPreset {
  date?: string;
  company?: string;
  customer?: string;
}

/** Initial values of a new appointment: the customer, company or day on screen. */
export function useAppointmentPreset(): AppointmentPreset {
  const { customerId, companyId } = useParams({ strict: false });
  const period = useShownPeriod();
  const date = period && bookingDay(period, localToday());
  return {
    ...(customerId && { customer: customerId }),
    ...(companyId && { company: companyId }),
    ...(date && { date }),
  };
}
