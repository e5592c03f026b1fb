import { useNavigate } from "@tanstack/react-router";
import type { Appointment } from "../../shared/appointments.ts";
import type { Customer } from "../../shared/customers.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";

/**
 * On the overview, one key for the next appointment's customer and one for whoever has waited
 * longest.
 */
export function useOverviewShortcuts(next: Appointment | undefined, waiting: Customer | undefined) {
  const go = useNavigate();
  const opens = (customerId: string | undefined) =>
    customerId === undefined
      ? null
      : () => void go({ to: "/dashboard/customers/$customerId", params: { customerId } });
  useShortcut("prepare", opens(next?.customer._id));
  useShortcut("attention", opens(waiting?._id));
}
