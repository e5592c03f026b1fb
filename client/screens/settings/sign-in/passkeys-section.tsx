import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type RefObject, useId, useRef, useState } from "react";
import {
  type Passkey,
  passkeyName,
  passkeysInsteadOfPassword,
} from "../../../../shared/account/passkeys.ts";
import { signInMessages } from "../../../../shared/account/sign-in-messages.ts";
import { formatInstant } from "../../../lib/dates/dates.ts";
import { useSchemaForm } from "../../../lib/schema-form.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, SaveButton } from "../../../ui/form/form.tsx";
import { fieldOf } from "../../../ui/form/form-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { SettingRow, SettingRows } from "../../../ui/form/setting-rows.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { linkClass } from "../../../ui/page.tsx";
import { hasPasskeys } from "../../auth/passkeys/has-passkeys.ts";
import { waysQuery } from "../../auth/proof-queries.ts";
import { describeLastUse } from "./last-use.ts";
import {
  passkeysQuery,
  renamePasskey,
  useAddPasskey,
  useDropPassword,
  useRemovePasskey,
} from "./passkey-queries.ts";

const Field = fieldOf(passkeyName);

export function PasskeysSection() {
  const query = useQuery(passkeysQuery);
  return (
    <FormSection
      title="Passkeys"
      hint="Log in with your face, your fingerprint or this device’s PIN."
    >
      <Loaded
        query={query}
        failed={signInMessages.passkeys.listFailed}
        loading="Loading your passkeys"
      >
        {({ data, host }) => <Passkeys passkeys={data} host={host} />}
      </Loaded>
    </FormSection>
  );
}

function Passkeys({ passkeys, host }: { passkeys: Passkey[]; host: string | null }) {
  const add = useAddPasskey();
  // The pressed button disappears with its row: keep focus on the list.
  const list = useRef<HTMLDivElement>(null);
  const isHere = host === location.hostname && hasPasskeys();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has nothing to fill in here
    <div
      ref={list}
      tabIndex={-1}
      role="group"
      aria-label="Your passkeys"
      className="grid gap-3.5 outline-none"
    >
      {passkeys.length > 0 && (
        <SettingRows>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} list={list} />
          ))}
          <PasswordRow count={passkeys.length} />
        </SettingRows>
      )}
      {isHere ? (
        <Button
          size="sm"
          className="justify-self-start"
          icon={<Plus />}
          busy={add.isPending}
          busyLabel="Waiting for Your Device"
          onClick={() => add.mutate()}
        >
          Add Passkey
        </Button>
      ) : (
        <p className="text-13 text-ink-3">
          {host
            ? `To add a passkey, open Client Desk at ${host}.`
            : "Passkeys need a secure connection (https), which this server doesn’t have yet."}
        </p>
      )}
    </div>
  );
}

type RowProps = { passkey: Passkey; list: RefObject<HTMLElement | null> };

function PasskeyRow({ passkey, list }: RowProps) {
  const { _id, name, createdAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const close = () => setOpen(null);
  const remove = useRemovePasskey(() => {
    close();
    list.current?.focus();
  });
  const used = lastUsedAt ? `Last used ${describeLastUse(lastUsedAt)}.` : "Never used.";
  return (
    <SettingRow title={name} note={`${used} Added ${formatInstant(createdAt)}.`}>
      <div className="flex gap-1">
        <Button size="sm" aria-label={`Rename ${name}`} onClick={() => setOpen("rename")}>
          Rename
        </Button>
        <Button
          size="sm"
          variant="danger"
          aria-label={`Remove ${name}`}
          onClick={() => setOpen("remove")}
        >
          Remove
        </Button>
      </div>
      {open === "rename" && <RenameDialog passkey={passkey} onClose={close} />}
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={close}
        title={`Remove ${name}?`}
        cancelLabel="Keep Passkey"
        confirmLabel="Remove Passkey"
        busy={remove.isPending}
        busyLabel="Removing"
        onConfirm={() => remove.mutate(_id)}
      >
        You can no longer log in with this passkey. Remove it from your device as well, where the
        device still offers it.
      </ConfirmDialog>
    </SettingRow>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const id = useId();
  const form = useSchemaForm({
    schema: passkeyName,
    defaultValues: { name: passkey.name },
    save: ({ name }) => renamePasskey(passkey._id, name),
    saved: onClose,
    failed: signInMessages.passkeys.saveFailed,
  });
  return (
    <Dialog open onOpenChange={onClose} title="Rename Passkey">
      <Form form={form} id={id} className="mt-4 grid gap-[18px]">
        <Field name="name" autoComplete="off" />
        <div className="flex gap-2">
          <SaveButton>Save Name</SaveButton>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Whether the password opens the account as well; with enough passkeys it need not. */
function PasswordRow({ count }: { count: number }) {
  const { data: ways } = useQuery(waysQuery);
  const [open, setOpen] = useState(false);
  const drop = useDropPassword(() => setOpen(false));
  if (!ways || (ways.password && count < passkeysInsteadOfPassword)) return null;
  if (!ways.password) {
    return (
      <SettingRow title="Your password is off" note="You log in with passkeys only.">
        <Link to="/dashboard/settings" className={`${linkClass} text-13`}>
          Set a Password
        </Link>
      </SettingRow>
    );
  }
  return (
    <SettingRow title="Password" note="With two passkeys you can do without.">
      <Button size="sm" onClick={() => setOpen(true)}>
        Turn Off…
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Turn your password off?"
        cancelLabel="Keep Password"
        confirmLabel="Turn Password Off"
        busy={drop.isPending}
        busyLabel="Turning Off"
        onConfirm={() => drop.mutate()}
      >
        You log in with your passkeys only. If you lose all of them, ask for a link to set a new
        password.
      </ConfirmDialog>
    </SettingRow>
  );
}
