import { useEffect, useRef } from "react";
import type { Appointment } from "../../../shared/appointments.ts";
import { messages } from "../../../shared/messages.ts";
import { KeptNote } from "../../history/kept.tsx";
import { sayDone } from "../../history/undoing.ts";
import { countOf } from "../../lib/count.ts";
import { formatDate, formatTime } from "../../lib/dates.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { notify } from "../../ui/toaster.tsx";
import { minutesOf } from "../bookings.ts";
import { forgetAppointment, useDeleteAppointment } from "../mutations.ts";
import { askCovered, type Covered } from "../repeat/ask-scope.ts";

interface DeleteAppointmentProps {
  appointment: Appointment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Leaves the screens of the appointment before everything is fetched again. */
  onDeleted: () => Promise<void> | void;
}

/** Asks, deletes and confirms. */
export function DeleteAppointment({
  appointment,
  open,
  onOpenChange,
  onDeleted,
}: DeleteAppointmentProps) {
  const remove = useDeleteAppointment();
  const { _id, title, date, customer } = appointment;
  const at = minutesOf(date) === null ? "" : ` at ${formatTime(date)}`;

  const repeats = appointment.repeat !== "" || appointment.series !== null;
  const confirm = async (covered?: Covered) => {
    try {
      const answer = await remove.mutateAsync({ id: _id, scope: covered?.scope });
      sayDone(wordsFor(covered?.count), answer);
    } catch {
      notify.error(messages.appointments.deleteFailed);
      if (repeats) onOpenChange(false);
      return;
    }
    onOpenChange(false);
    await onDeleted();
    await forgetAppointment(_id);
  };

  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time it opens
  useEffect(() => {
    if (!open || !repeats || isAsked.current) return;
    isAsked.current = true;
    void askCovered({ act: "delete", appointment }).then((covered) => {
      isAsked.current = false;
      if (covered) void confirm(covered);
      else onOpenChange(false);
    });
  }, [open]);

  return (
    <ConfirmDialog
      open={open && !repeats}
      onOpenChange={onOpenChange}
      title={
        <>
          Delete <bdi>{title}</bdi>?
        </>
      }
      cancelLabel="Keep Appointment"
      confirmLabel="Delete Appointment"
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    >
      <p>
        {formatDate(date, "weekday")}
        {at} with <bdi>{customer.name}</bdi>. <KeptNote />
      </p>
    </ConfirmDialog>
  );
}

function wordsFor(count: number | null | undefined): string {
  if (count === null) return "Appointments deleted.";
  return count === undefined || count === 1
    ? messages.appointments.deleted
    : `${countOf(count, "appointment")} deleted.`;
}
