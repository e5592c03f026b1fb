import { useEffect, useRef, useState } from "react";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { planning } from "../../../shared/words/en/planning.ts";
import { results } from "../../../shared/words/en/results.ts";
import { KeptNote } from "../../lib/browser/kept.tsx";
import { formatDate, formatTime } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
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
      title={planning.deleting.title(isolate(title))}
      cancelLabel={planning.deleting.keep}
      confirmLabel={planning.deleting.button}
      busyLabel={planning.deleting.busy}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <p>
        {sayWhen(date, isolate(customer.name))} <KeptNote />
      </p>
    </ConfirmDialog>
  );
}

function sayWhen(date: string, name: string): string {
  const day = formatDate(date, "weekday");
  return minutesOf(date) === null
    ? planning.deleting.onDay(day, name)
    : planning.deleting.onDayAt(day, formatTime(date), name);
}

function wordsFor(count: number | null | undefined): string {
  if (count === null) return planning.deleting.endless;
  return count === undefined || count === 1
    ? results.appointments.deleted
    : planning.deleting.several(count);
}
