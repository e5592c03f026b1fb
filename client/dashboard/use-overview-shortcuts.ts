import { useNavigate } from "@tanstack/react-router";
import type { Appointment } from "../../shared/appointments.ts";
import type { Customer } from "../../shared/customers.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";

/** From the overview, one key to whom is met next and one to who has waited most. */
export function useOverviewShortcuts(next: Appointment | undefined, waiting: Customer | undefined) {
  const go = useNavigate();
  const opens = (customerId: string | undefined) =>
    customerId === undefined
      ? null
      : () => void go({ to: "/dashboard/customers/$customerId", params: { customerId } });
  useShortcut("prepare", opens(next?.customer._id));
  useShortcut("attention", opens(waiting?._id));
}
