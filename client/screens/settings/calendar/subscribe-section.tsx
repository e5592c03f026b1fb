import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ShownDetails, Subscription } from "../../../../shared/account/subscription.ts";
import { failureText } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { ChoiceGroup } from "../../../ui/form/choice-group.tsx";
import { Input } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { SettingRow, SettingRows } from "../../../ui/form/setting-rows.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { useSavedMark } from "../use-save-settings.tsx";
import { type Address, changeShown, ownAddress, useCreateAddress } from "./subscription-queries.ts";

const choices: { value: ShownDetails; label: string; hint: string }[] = [
  {
    value: "full",
    label: "Full details",
    hint: "Title, time, customer, company and notes. Includes canceled appointments.",
  },
  { value: "titles", label: "Titles only", hint: "Title and time." },
  { value: "busy", label: "Busy only", hint: "Only when you are busy." },
];

/** The secret address under which other calendars show the user's appointments. */
export function SubscribeSection() {
  return (
    <FormSection needs="export" title="Subscribe" hint="See your appointments in another calendar.">
      <Subscribing address={ownAddress} />
    </FormSection>
  );
}

interface AddressProps {
  address: Address;
}

/** An address, with `children` below it, or what makes one. */
export function Subscribing({ address, children }: AddressProps & { children?: ReactNode }) {
  const query = useQuery(address.query);
  return (
    <Loaded query={query} failed="The address could not be loaded." loading="Loading">
      {(subscription) =>
        subscription ? (
          <Subscribed address={address} subscription={subscription}>
            {children}
          </Subscribed>
        ) : (
          <CreateAddress address={address} />
        )
      }
    </Loaded>
  );
}

function CreateAddress({ address }: AddressProps) {
  const create = useCreateAddress(address, {
    failed: "The address could not be created. Try again.",
  });
  return (
    <Button
      className="justify-self-start"
      busy={create.isPending}
      busyLabel="Creating"
      onClick={() => create.mutate()}
    >
      Create Calendar Link
    </Button>
  );
}

interface SubscribedProps extends AddressProps {
  subscription: Subscription;
  children?: ReactNode;
}

function Subscribed({ address, subscription: { shows }, children }: SubscribedProps) {
  const { tell, mark } = useSavedMark();
  return (
    <div className="grid gap-5">
      <SecretAddress address={address} />
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
            if (await changeShown(address, next)) tell("shows");
          }}
        />
      </FieldFrame>
      <ResetAddress address={address} />
      {children}
    </div>
  );
}

/** Ends the address and makes a new one. */
function ResetAddress({ address }: AddressProps) {
  return (
    <EndingAddress
      verb="Reset"
      busyLabel="Resetting"
      note="Calendars using the old address stop updating."
      act={useCreateAddress(address, { done: "New address created" })}
    >
      Calendars using the old address will stop updating until you add the new one.
    </EndingAddress>
  );
}

interface EndingAddressProps {
  verb: "Reset" | "Remove";
  busyLabel: string;
  note: string;
  act: {
    mutate: (nothing: undefined, options: { onSuccess: () => void }) => void;
    reset: () => void;
    isPending: boolean;
    error: Error | null;
  };
  /** What the question warns of. */
  children: string;
}

/** What ends an address, once that was asked. */
export function EndingAddress({ verb, busyLabel, note, act, children }: EndingAddressProps) {
  const [open, setOpen] = useState(false);
  const ask = (next: boolean) => {
    act.reset();
    setOpen(next);
  };
  return (
    <>
      <SettingRows>
        <SettingRow title={`${verb} the address`} note={note}>
          <Button variant="danger-line" onClick={() => ask(true)}>
            {verb} Address…
          </Button>
        </SettingRow>
      </SettingRows>
      <ConfirmDialog
        open={open}
        onOpenChange={ask}
        title={`${verb} the address?`}
        cancelLabel="Keep Address"
        confirmLabel={`${verb} Address`}
        onConfirm={() => act.mutate(undefined, { onSuccess: () => setOpen(false) })}
        busy={act.isPending}
        busyLabel={busyLabel}
        error={act.error && failureText(act.error, "This could not be done. Try again.")}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
}

/** The address to copy; once this page was left, only that there is one. */
function SecretAddress({ address }: AddressProps) {
  const { data: text } = useQuery(address.known);
  if (!text) {
    return (
      <div>
        <p className="text-13 font-semibold">Secret address</p>
        <p className="mt-1.5 text-13 text-ink-3">
          The address was shown once, when you created it. If you no longer have the address, reset
          it to get a new one.
        </p>
      </div>
    );
  }
  return (
    <FieldFrame
      label="Secret address"
      hint="Anyone with this address can see your calendar but can’t change it. Copy it now; it won’t be shown again."
    >
      <div className="relative flex items-center gap-2 to-700:flex-col to-700:items-stretch">
        <Input
          readOnly
          value={text}
          onFocus={({ target }) => target.select()}
          className="min-w-0 flex-auto bg-well text-ink-2"
        />
        <CopyButton text={text} />
      </div>
    </FieldFrame>
  );
}
