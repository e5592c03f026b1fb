import { useState } from "react";
import { keyInput } from "../../../../shared/account/keys.ts";
import { signin } from "../../../../shared/words/en/signin.ts";
import { useSchemaForm } from "../../../lib/schema-form.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ChoiceGroup } from "../../../ui/form/choice-group.tsx";
import { Input } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import { fieldOf } from "../../../ui/form/form-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { createKey } from "./key-queries.ts";

const Field = fieldOf(keyInput);

const accesses = ["read", "write"] as const;

const lifetimes = [
  { value: "30", days: 30 },
  { value: "90", days: 90 },
  { value: "365", days: 365 },
  { value: "never", days: null },
] as const;

/** Makes an access token, and shows it once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string>();
  return token === undefined ? (
    <KeyForm onClose={onClose} onMade={setToken} />
  ) : (
    <MadeKey token={token} onClose={onClose} />
  );
}

function KeyForm({ onClose, onMade }: { onClose: () => void; onMade: (token: string) => void }) {
  const form = useSchemaForm({
    schema: keyInput,
    defaultValues: { name: "", access: "read", days: 90 },
    save: createKey,
    saved: onMade,
    failed: signin.newKey.failed,
  });
  const isForever = form.methods.watch("days") === null;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={signin.newKey.title}
      form={form}
      save={signin.newKey.save}
      busyLabel={signin.newKey.creating}
      className="mt-4 grid gap-[18px]"
    >
      <Field name="name" autoComplete="off" hint={signin.newKey.nameHint} />
      <Field name="access" label={signin.newKey.can} group optional={false}>
        {({ value, onChange, ...control }) => (
          <ChoiceGroup
            {...control}
            options={accesses.map((one) => ({ value: one, label: signin.newKey.accesses[one] }))}
            value={value}
            onValueChange={onChange}
          />
        )}
      </Field>
      <Field name="days" group optional={false}>
        {({ value, onChange, ...control }) => (
          <ChoiceGroup
            {...control}
            options={lifetimes.map((one) => ({
              value: one.value,
              label: signin.newKey.lifetimes[one.value],
            }))}
            value={lifetimes.find(({ days }) => days === value)?.value ?? "90"}
            onValueChange={(chosen) =>
              onChange(lifetimes.find((one) => one.value === chosen)?.days ?? null)
            }
          />
        )}
      </Field>
      {isForever && <Notice tone="notice">{signin.newKey.forever}</Notice>}
    </FormDialog>
  );
}

function MadeKey({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={signin.newKey.made}
      footer={
        <Button variant="primary" onClick={onClose}>
          {signin.newKey.done}
        </Button>
      }
    >
      <div className="mt-4">
        <FieldFrame label={signin.newKey.token} hint={signin.newKey.tokenHint}>
          <div className="relative flex items-center gap-2 to-700:flex-col to-700:items-stretch">
            <Input
              readOnly
              value={token}
              onFocus={({ target }) => target.select()}
              className="min-w-0 flex-auto bg-well text-ink-2"
            />
            <CopyButton text={token} />
          </div>
        </FieldFrame>
      </div>
    </Dialog>
  );
}
