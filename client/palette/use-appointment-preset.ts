import { useParams } from "@tanstack/react-router";

interface AppointmentPreset {
  date?: string;
  company?: string;
  customer?: string;
}

/** Initial values of a new appointment: the customer, company or day on screen. */
export function useAppointmentPreset(): AppointmentPreset {
  const { customerId, companyId, date } = useParams({ strict: false });
  return {
    ...(customerId && { customer: customerId }),
    ...(companyId && { company: companyId }),
    ...(date && { date }),
  };
}
