import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import type { Appointment } from "../../../shared/appointments.ts";
import type { Now } from "../../appointments/use-now.ts";
import { countOf } from "../../lib/count.ts";
import { outcomeStateOf } from "../outcome-state.ts";
import { listOfDays } from "./words.ts";

interface EarlierDaysProps {
  days: readonly string[];
  appointments: readonly Appointment[];
  opened: boolean;
  now: Now;
  onToggle: () => void;
}

/** "Monday and Tuesday": the days of this week that are over. */
export function EarlierDays({ days, appointments, opened, now, onToggle }: EarlierDaysProps) {
  const open = appointments.filter((each) => outcomeStateOf(each, now) === "open").length;
  const kept = appointments.filter(({ outcome }) => outcome !== "canceled").length;
  return (
    <button type="button" className="earlier" aria-expanded={opened} onClick={onToggle}>
      {opened ? <ChevronsDownUp /> : <ChevronsUpDown />}
      <span>{listOfDays(days)}</span>
      <span className="aside">
        {kept === 0 ? "No appointments" : countOf(kept, "appointment")}
        {open > 0 && `, ${open} to wrap up`}
      </span>
    </button>
  );
}
