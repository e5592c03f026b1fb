import { useState } from "react";
import { failureText } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { notify } from "../../ui/toaster.tsx";
import { SettingRow, SettingRows } from "../setting-rows.tsx";
import { useCreateAddress } from "./subscription-queries.ts";

/** Ends the address and makes a new one. */
export function ResetAddress() {
  const [open, setOpen] = useState(false);
  const create = useCreateAddress(() => {
    setOpen(false);
    notify.success("New address created");
  });
  const ask = (next: boolean) => {
    create.reset();
    setOpen(next);
  };
  return (
    <>
      <SettingRows>
        <SettingRow title="Reset the address" note="Calendars using the old address stop updating.">
          <Button variant="danger-line" onClick={() => ask(true)}>
            Reset Address…
          </Button>
        </SettingRow>
      </SettingRows>
      <ConfirmDialog
        open={open}
        onOpenChange={ask}
        title="Reset the address?"
        cancelLabel="Keep Address"
        confirmLabel="Reset Address"
        onConfirm={() => create.mutate()}
        busy={create.isPending}
        busyLabel="Resetting"
        error={create.error && failureText(create.error, "This could not be done. Try again.")}
      >
        <p>Calendars using the old address will stop updating until you add the new one.</p>
      </ConfirmDialog>
    </>
  );
}
