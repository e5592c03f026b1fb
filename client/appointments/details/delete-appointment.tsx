import type { Appointment } from "../../../shared/appointments.ts";
import { messages } from "../../../shared/messages.ts";
import { KeptNote } from "../../history/kept.tsx";
import { sayDone } from "../../history/undoing.ts";
import { formatDate, formatTime } from "../../lib/dates.ts";
import { queryClient, refreshData } from "../../lib/query-client.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { notify } from "../../ui/toaster.tsx";
import { minutesOf } from "../bookings.ts";
import { useDeleteAppointment } from "../mutations.ts";
import { appointmentQuery } from "../queries.ts";

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

  const confirm = async () => {
    try {
      sayDone(messages.appointments.deleted, await remove.mutateAsync(_id));
    } catch {
      notify.error(messages.appointments.deleteFailed);
      return;
    }
    onOpenChange(false);
    await onDeleted();
    queryClient.removeQueries(appointmentQuery(_id));
    await refreshData();
  };

  return (
    <ConfirmDialog
      open={open}
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
