import { useState } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { planning } from "../../../../shared/words/en/planning.ts";
import { Button } from "../../../ui/button.tsx";
import { SaveButton } from "../../../ui/form/form.tsx";
import { DeleteAppointment } from "../delete-appointment.tsx";
import { useRepeat } from "../repeat/use-repeat.ts";

/** Says how many appointments a new repeat makes. */
export function SaveAppointments({
  appointment,
  invites,
}: {
  appointment: Appointment | undefined;
  invites: boolean;
}) {
  const { end } = useRepeat(appointment);
  const count = appointment || end?.problem ? null : (end?.count ?? null);
  return (
    <SaveButton>
      {invites
        ? planning.saveAndInvite
        : count !== null && count > 1
          ? planning.saveAll(count)
          : planning.save}
    </SaveButton>
  );
}

interface DeleteButtonProps {
  appointment: Appointment;
  onDeleted: () => Promise<void>;
}

/** Asks first. */
export function DeleteButton({ appointment, onDeleted }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" className="ms-auto" onClick={() => setAsking(true)}>
        {planning.delete}
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
