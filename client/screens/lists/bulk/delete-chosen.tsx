import { useQueries } from "@tanstack/react-query";
import type { ListedCustomer } from "../../../../shared/kinds/customers.ts";
import { customerQuery } from "../../../kinds/customers/queries.ts";
import { useKept } from "../../../lib/browser/kept.tsx";
import { countOf } from "../../../lib/format/count.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";

type DeleteChosenProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Undefined when not each is known. */
  rows: readonly ListedCustomer[] | undefined;
  count: number;
  busy: boolean;
  onConfirm: () => void;
};

/** Of so many, what goes with them is counted one by one. */
const mostCounted = 25;

export function DeleteChosen({
  open,
  onOpenChange,
  rows,
  count,
  busy,
  onConfirm,
}: DeleteChosenProps) {
  const { days } = useKept();
  // Once they are gone, nothing is asked of them.
  const counted = open && !busy && rows && rows.length <= mostCounted ? rows : [];
  const appointments = useQueries({
    queries: counted.map(({ _id }) => ({ ...customerQuery(_id), meta: {} })),
    combine: (results) =>
      results.length > 0 && results.every(({ data }) => data)
        ? results.reduce((sum, { data }) => sum + (data?.appointmentCount ?? 0), 0)
        : undefined,
  });
  const many = countOf(count, "customer");
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${many}?`}
      cancelLabel="Cancel"
      confirmLabel={`Delete ${countOf(count, "Customer")}`}
      busy={busy}
      onConfirm={onConfirm}
    >
      <p>
        Their {appointments === undefined ? "appointments" : countOf(appointments, "appointment")},
        tasks and notes are deleted too. You can undo this in History for {days} days.
      </p>
    </ConfirmDialog>
  );
}
