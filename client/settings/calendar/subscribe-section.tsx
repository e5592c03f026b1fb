import { useQuery } from "@tanstack/react-query";
import type { ShownDetails, Subscription } from "../../../shared/subscription.ts";
import { failureText } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { FieldFrame } from "../../ui/field-frame.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { Delayed, SkeletonLine } from "../../ui/skeleton.tsx";
import { Failed } from "../../ui/states.tsx";
import { notify } from "../../ui/toaster.tsx";
import { useSavedMark } from "../use-saved-mark.tsx";
import { ResetAddress } from "./reset-address.tsx";
import { SecretAddress } from "./secret-address.tsx";
import { changeShown, subscriptionQuery, useCreateAddress } from "./subscription-queries.ts";

const choices: { value: ShownDetails; label: string; hint: string }[] = [
  {
    value: "full",
    label: "Full details",
    hint: "Title, time, customer, company and notes. Includes canceled appointments.",
  },
  { value: "titles", label: "Titles only", hint: "Title and time." },
  { value: "busy", label: "Busy only", hint: "Only when you are busy." },
];

/** The secret address under which other calendars show the appointments. */
export function SubscribeSection() {
  const { data, isError, isFetching, refetch } = useQuery(subscriptionQuery);
  return (
    <FormSection title="Subscribe" hint="See your appointments in another calendar.">
      {data ? (
        <Subscribed subscription={data} />
      ) : data === null ? (
        <CreateAddress />
      ) : isError ? (
        <Failed title="The address could not be loaded." onRetry={refetch} retrying={isFetching} />
      ) : (
        <div role="status" aria-label="Loading" className="min-h-[38px]">
          <Delayed>
            <SkeletonLine className="w-40" />
          </Delayed>
        </div>
      )}
    </FormSection>
  );
}

function CreateAddress() {
  const create = useCreateAddress(() => {});
  return (
    <Button
      className="justify-self-start"
      busy={create.isPending}
      busyLabel="Creating"
      onClick={() =>
        create.mutate(undefined, {
          onError: (error) =>
            notify.error(failureText(error, "The address could not be created. Try again.")),
        })
      }
    >
      Create Calendar Link
    </Button>
  );
}

function Subscribed({ subscription: { shows } }: { subscription: Subscription }) {
  const { tell, mark } = useSavedMark();
  return (
    <div className="grid gap-5">
      <SecretAddress />
      <FieldFrame
        group
        label="What it shows"
        aside={mark("shows")}
        hint={choices.find(({ value }) => value === shows)?.hint}
      >
        <ChoiceGroup
          options={choices}
          value={shows}
          onValueChange={async (next) => {
            if (await changeShown(next)) tell("shows");
          }}
        />
      </FieldFrame>
      <ResetAddress />
    </div>
  );
}
