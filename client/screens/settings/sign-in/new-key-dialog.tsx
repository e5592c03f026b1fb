import { useState } from "react";
import { keyInput } from "../../../../shared/account/keys.ts";
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

const accesses = [
  { value: "read", label: "Read only" },
  { value: "write", label: "Read and change" },
] as const;

const lifetimes = [
  { value: "30", label: "30 days", days: 30 },
  { value: "90", label: "90 days", days: 90 },
  { value: "365", label: "A year", days: 365 },
  { value: "never", label: "Never", days: null },
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
    failed: "The access token could not be created. Try again.",
  });
  const isForever = form.methods.watch("days") === null;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="New Access Token"
      form={form}
      save="Create Token"
      busyLabel="Creating"
      className="mt-4 grid gap-[18px]"
    >
      <Field name="name" autoComplete="off" hint="What the program is called, such as Zapier." />
      <Field name="access" label="Can" group optional={false}>
        {({ value, onChange, ...control }) => (
          <ChoiceGroup {...control} options={accesses} value={value} onValueChange={onChange} />
        )}
      </Field>
      <Field name="days" group optional={false}>
        {({ value, onChange, ...control }) => (
          <ChoiceGroup
            {...control}
            options={lifetimes}
            value={lifetimes.find(({ days }) => days === value)?.value ?? "90"}
            onValueChange={(chosen) =>
              onChange(lifetimes.find((one) => one.value === chosen)?.days ?? null)
            }
          />
        )}
      </Field>
      {isForever && (
        <Notice tone="notice">
          Whoever finds this token can use it until you revoke it. A year is safer.
        </Notice>
      )}
    </FormDialog>
  );
}

function MadeKey({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Access Token Created"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="mt-4">
        <FieldFrame label="Access token" hint="Copy it now; it won’t be shown again.">
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
