import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type RefObject, useId, useRef, useState } from "react";
import {
  type Passkey,
  passkeyName,
  passkeysInsteadOfPassword,
} from "../../../../shared/account/passkeys.ts";
import { signin } from "../../../../shared/words/en/signin.ts";
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
    <FormSection title={signin.passkeys.title} hint={signin.passkeys.hint}>
      <Loaded query={query} failed={signin.passkeys.listFailed} loading={signin.passkeys.loading}>
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
      aria-label={signin.passkeys.label}
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
          busyLabel={signin.passkeys.waiting}
          onClick={() => add.mutate()}
        >
          {signin.passkeys.add}
        </Button>
      ) : (
        <p className="text-13 text-ink-3">
          {host ? signin.passkeys.elsewhere(host) : signin.passkeys.insecure}
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
  const added = formatInstant(createdAt);
  const note = lastUsedAt
    ? signin.passkeys.used(describeLastUse(lastUsedAt), added)
    : signin.passkeys.neverUsed(added);
  return (
    <SettingRow title={name} note={note}>
      <div className="flex gap-1">
        <Button
          size="sm"
          aria-label={signin.passkeys.renameLabel(name)}
          onClick={() => setOpen("rename")}
        >
          {signin.passkeys.rename}
        </Button>
        <Button
          size="sm"
          variant="danger"
          aria-label={signin.passkeys.removeLabel(name)}
          onClick={() => setOpen("remove")}
        >
          {signin.passkeys.remove}
        </Button>
      </div>
      {open === "rename" && <RenameDialog passkey={passkey} onClose={close} />}
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={close}
        title={signin.passkeys.question(name)}
        cancelLabel={signin.passkeys.keep}
        confirmLabel={signin.passkeys.confirm}
        busy={remove.isPending}
        busyLabel={signin.passkeys.removing}
        onConfirm={() => remove.mutate(_id)}
      >
        {signin.passkeys.warning}
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
    failed: signin.passkeys.saveFailed,
  });
  return (
    <Dialog open onOpenChange={onClose} title={signin.passkeys.renameTitle}>
      <Form form={form} id={id} className="mt-4 grid gap-[18px]">
        <Field name="name" autoComplete="off" />
        <div className="flex gap-2">
          <SaveButton>{signin.passkeys.saveName}</SaveButton>
          <Button variant="quiet" onClick={onClose}>
            {signin.passkeys.cancel}
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
      <SettingRow title={signin.password.isOff} note={signin.password.isOffNote}>
        <Link to="/dashboard/settings" className={`${linkClass} text-13`}>
          {signin.password.set}
        </Link>
      </SettingRow>
    );
  }
  return (
    <SettingRow title={signin.password.title} note={signin.password.note}>
      <Button size="sm" onClick={() => setOpen(true)}>
        {signin.password.turnOff}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={signin.password.question}
        cancelLabel={signin.password.keep}
        confirmLabel={signin.password.confirm}
        busy={drop.isPending}
        busyLabel={signin.password.turningOff}
        onConfirm={() => drop.mutate()}
      >
        {signin.password.warning}
      </ConfirmDialog>
    </SettingRow>
  );
}
