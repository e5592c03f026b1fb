import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { deskSubscriptionEndpoints } from "../../../../shared/account/subscription.ts";
import { failureText } from "../../../lib/api-error.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { write } from "../../../lib/write/write.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { SettingRow, SettingRows } from "../../../ui/form/setting-rows.tsx";
import { Subscribing } from "./subscribe-section.tsx";
import { addressOf } from "./subscription-queries.ts";

const deskAddress = addressOf("deskSubscription", deskSubscriptionEndpoints);

/** The secret address with everyone's appointments, for owners of a desk of several. */
export function DeskSubscribe() {
  return (
    <FormSection
      needs="desk"
      title="Everyone’s Calendar"
      hint="See the appointments of everyone on this desk in another calendar. Each names whose calendar it is in."
    >
      <Subscribing address={deskAddress}>
        <RemoveAddress />
      </Subscribing>
    </FormSection>
  );
}

/** Ends the address; people who come and go leave it as it is. */
function RemoveAddress() {
  const [open, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () =>
      write(
        deskSubscriptionEndpoints.remove,
        {},
        {
          done: "Address removed",
          saved: () => {
            queryClient.setQueryData(deskAddress.query.queryKey, null);
            queryClient.setQueryData(deskAddress.known.queryKey, null);
          },
          refresh: "never",
        },
      ),
  });
  const ask = (next: boolean) => {
    remove.reset();
    setOpen(next);
  };
  return (
    <>
      <SettingRows>
        <SettingRow
          title="Remove the address"
          note="It keeps working for those who have left the desk until you reset or remove it."
        >
          <Button variant="danger-line" onClick={() => ask(true)}>
            Remove Address…
          </Button>
        </SettingRow>
      </SettingRows>
      <ConfirmDialog
        open={open}
        onOpenChange={ask}
        title="Remove the address?"
        cancelLabel="Keep Address"
        confirmLabel="Remove Address"
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setOpen(false) })}
        busy={remove.isPending}
        busyLabel="Removing"
        error={remove.error && failureText(remove.error, "This could not be done. Try again.")}
      >
        <p>Calendars using the address will stop updating.</p>
      </ConfirmDialog>
    </>
  );
}
