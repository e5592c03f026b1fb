import { useMutation } from "@tanstack/react-query";
import { deskSubscriptionEndpoints } from "../../../../shared/account/subscription.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { write } from "../../../lib/write/write.ts";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { EndingAddress, Subscribing } from "./subscribe-section.tsx";
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
  return (
    <EndingAddress
      verb="Remove"
      busyLabel="Removing"
      note="It keeps working for those who have left the desk until you reset or remove it."
      act={remove}
    >
      Calendars using the address will stop updating.
    </EndingAddress>
  );
}
