import { useMutation } from "@tanstack/react-query";
import { deskSubscriptionEndpoints } from "../../../../shared/account/subscription.ts";
import { calendars } from "../../../../shared/words/en/calendars.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { write } from "../../../lib/write/write.ts";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { EndingAddress, Subscribing } from "./subscribe-section.tsx";
import { addressOf } from "./subscription-queries.ts";

const deskAddress = addressOf("deskSubscription", deskSubscriptionEndpoints);

/** The secret address with everyone's appointments, for owners of a desk of several. */
export function DeskSubscribe() {
  return (
    <FormSection needs="desk" title={calendars.everyone.title} hint={calendars.everyone.hint}>
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
          done: calendars.remove.done,
          saved: () => {
            queryClient.setQueryData(deskAddress.query.queryKey, null);
            queryClient.setQueryData(deskAddress.known.queryKey, null);
          },
          refresh: "never",
        },
      ),
  });
  return <EndingAddress words={calendars.remove} act={remove} />;
}
