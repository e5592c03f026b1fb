import { useState } from "react";
import type { Appointment } from "../../../shared/appointments.ts";
import { formatCount } from "../../lib/count.ts";
import { SaveButton } from "../../lib/form.tsx";
import { Button } from "../../ui/button.tsx";
import { DeleteAppointment } from "../details/delete-appointment.tsx";
import { useRepeat } from "../repeat/use-repeat.ts";

/** Says how many appointments a new repeat makes. */
export function SaveAppointments({ appointment }: { appointment: Appointment | undefined }) {
  const { end } = useRepeat(appointment);
  const count = appointment || end?.problem ? null : (end?.count ?? null);
  return (
    <SaveButton>
      {count !== null && count > 1 ? `Save ${formatCount(count)} Appointments` : "Save Appointment"}
    </SaveButton>
  );
}

interface DeleteButtonProps {
  appointment: Appointment;
  onDeleted: () => Promise<void>;
}

export function DeleteButton({ appointment, onDeleted }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" className="ml-auto" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <DeleteAppointment
        appointment={appointment}
        open={asking}
        onOpenChange={setAsking}
        onDeleted={onDeleted}
      />
    </>
  );
}
