import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ShownDetails, Subscription } from "../../../../shared/account/subscription.ts";
import { calendars } from "../../../../shared/words/en/calendars.ts";
import { settings } from "../../../../shared/words/en/settings.ts";
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

const choices: readonly ShownDetails[] = ["full", "titles", "busy"];

/** The secret address under which other calendars show the user's appointments. */
export function SubscribeSection() {
  return (
    <FormSection needs="export" title={calendars.subscribe.title} hint={calendars.subscribe.hint}>
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
    <Loaded query={query} failed={calendars.subscribe.failed} loading={settings.loading}>
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
    failed: calendars.subscribe.createFailed,
  });
  return (
    <Button
      className="justify-self-start"
      busy={create.isPending}
      busyLabel={calendars.subscribe.creating}
      onClick={() => create.mutate()}
    >
      {calendars.subscribe.create}
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
        label={calendars.subscribe.shows}
        aside={mark("shows")}
        hint={calendars.subscribe.hints[shows]}
      >
        <ChoiceGroup
          options={choices.map((value) => ({
            value,
            label: calendars.subscribe.choices[value],
          }))}
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
      words={calendars.reset}
      act={useCreateAddress(address, { done: calendars.reset.done })}
    />
  );
}

interface EndingAddressProps {
  words: typeof calendars.reset | typeof calendars.remove;
  act: {
    mutate: (nothing: undefined, options: { onSuccess: () => void }) => void;
    reset: () => void;
    isPending: boolean;
    error: Error | null;
  };
}

/** What ends an address, once that was asked. */
export function EndingAddress({ words, act }: EndingAddressProps) {
  const [open, setOpen] = useState(false);
  const ask = (next: boolean) => {
    act.reset();
    setOpen(next);
  };
  return (
    <>
      <SettingRows>
        <SettingRow title={words.title} note={words.note}>
          <Button variant="danger-line" onClick={() => ask(true)}>
            {words.button}
          </Button>
        </SettingRow>
      </SettingRows>
      <ConfirmDialog
        open={open}
        onOpenChange={ask}
        title={words.question}
        cancelLabel={calendars.subscribe.keep}
        confirmLabel={words.confirm}
        onConfirm={() => act.mutate(undefined, { onSuccess: () => setOpen(false) })}
        busy={act.isPending}
        busyLabel={words.busy}
        error={act.error && failureText(act.error, settings.notDone)}
      >
        <p>{words.warning}</p>
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
        <p className="text-13 font-semibold">{calendars.subscribe.secret}</p>
        <p className="mt-1.5 text-13 text-ink-3">{calendars.subscribe.secretGone}</p>
      </div>
    );
  }
  return (
    <FieldFrame label={calendars.subscribe.secret} hint={calendars.subscribe.secretHint}>
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
