import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonClass } from "../../ui/button.tsx";
import { bookingDay, type Period } from "../period.ts";

interface NewAppointmentProps {
  period: Period;
  today: string;
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
