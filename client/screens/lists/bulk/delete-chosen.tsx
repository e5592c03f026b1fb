import { useQueries } from "@tanstack/react-query";
import { useRef } from "react";
import type { ListedCustomer } from "../../../../shared/kinds/customers.ts";
import { bulk } from "../../../../shared/words/en/bulk.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { customerQuery } from "../../../kinds/customers/queries.ts";
import { useKept } from "../../../lib/browser/kept.tsx";
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
  // Once they are gone, nothing is asked of them, though the question is still on its way out.
  const isConfirmed = useRef(false);
  isConfirmed.current = open && (busy || isConfirmed.current);
  const counted = open && !isConfirmed.current && rows && rows.length <= mostCounted ? rows : [];
  const appointments = useQueries({
    queries: counted.map(({ _id }) => ({ ...customerQuery(_id), meta: {} })),
    combine: (results) =>
      results.length > 0 && results.every(({ data }) => data)
        ? results.reduce((sum, { data }) => sum + (data?.appointmentCount ?? 0), 0)
        : undefined,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={bulk.deleting.question(count)}
      cancelLabel={common.cancel}
      confirmLabel={bulk.deleting.button(count)}
      busy={busy}
      onConfirm={onConfirm}
    >
      <p>
        {appointments === undefined
          ? bulk.deleting.text(days)
          : bulk.deleting.counted(appointments, days)}
      </p>
    </ConfirmDialog>
  );
}
