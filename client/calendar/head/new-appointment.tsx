import { Link } from "@tanstack/react-router";
import { Plus, Upload } from "lucide-react";
import { buttonClass } from "../../ui/button.tsx";
import { bookingDay, type Period } from "../period.ts";

interface NewAppointmentProps {
  period: Period;
  today: string;
}

/** Left of it; the phone has it in the palette. */
export function ImportAppointments() {
  return (
    <Link
      to="/dashboard/import"
      search={{ into: "appointments" }}
      title="Import"
      className={buttonClass({ className: "to-700:hidden" })}
    >
      <Upload className="@max-[1340px]/frame:m-0!" />
      {/* A title of a period needs the room. */}
      <span className="@max-[1340px]/frame:sr-only">Import</span>
    </Link>
  );
}

/** The one primary button; on a day that is over it does not invite. */
export function NewAppointment({ period, today }: NewAppointmentProps) {
  const past = period.view === "day" && period.to < today;
  const date = bookingDay(period, today);
  return (
    <Link
      to="/dashboard/appointments/new"
      search={date ? { date } : {}}
      className={buttonClass({ variant: past ? "secondary" : "primary", className: "new" })}
    >
      <Plus />
      <span>
        {past ? "Add" : "New"}
        <span className="to-700:sr-only">{past ? " Past Appointment" : " Appointment"}</span>
      </span>
    </Link>
  );
}
