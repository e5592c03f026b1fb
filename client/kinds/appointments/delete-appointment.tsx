import { useEffect, useRef, useState } from "react";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { results } from "../../../shared/words/en/results.ts";
import { KeptNote } from "../../lib/browser/kept.tsx";
import { formatDate, formatTime } from "../../lib/dates/dates.ts";
import { countOf } from "../../lib/format/count.ts";
import { minutesOf } from "../../lib/queries/bookings.ts";
import { succeeds } from "../../lib/write/write.ts";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { deleteAppointment, forgetAppointment } from "./mutations.ts";
import { askCovered, type Covered } from "./repeat/ask-scope.ts";

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
  const [busy, setBusy] = useState(false);
  const { _id, title, date, customer } = appointment;
  const at = minutesOf(date) === null ? "" : ` at ${formatTime(date)}`;

  const repeats = appointment.repeat !== "" || appointment.series !== null;
  const confirm = async (covered?: Covered) => {
    setBusy(true);
    const isDeleted = await succeeds(
      deleteAppointment(_id, covered?.scope, wordsFor(covered?.count)),
    );
    setBusy(false);
    if (!isDeleted) {
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
      busy={busy}
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
    ? results.appointments.deleted
    : `${countOf(count, "appointment")} deleted.`;
}
