import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import type { Appointment } from "../../../shared/appointments.ts";
import { countOf } from "../../lib/count.ts";
import { listOfDays } from "./words.ts";

interface EarlierDaysProps {
  days: readonly string[];
  appointments: readonly Appointment[];
  open: boolean;
  onToggle: () => void;
}

/** "Monday and Tuesday": the days of this week that are over. */
export function EarlierDays({ days, appointments, open, onToggle }: EarlierDaysProps) {
  const kept = appointments.filter(({ outcome }) => outcome !== "canceled").length;
  return (
    <button type="button" className="earlier" aria-expanded={open} onClick={onToggle}>
      {open ? <ChevronsDownUp /> : <ChevronsUpDown />}
      <span>{listOfDays(days)}</span>
      <span className="aside">{kept === 0 ? "No appointments" : countOf(kept, "appointment")}</span>
    </button>
  );
}
