import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { z } from "zod";
import { accountDeletion } from "../../../shared/account/auth.ts";
import { data } from "../../../shared/words/en/data.ts";
import { results } from "../../../shared/words/en/results.ts";
import { ApiError, failureText } from "../../lib/api-error.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { deleteAccount } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form } from "../../ui/form/form.tsx";
import { fieldOf } from "../../ui/form/form-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { waysQuery } from "../auth/proof-queries.ts";
import { describeAccount } from "./describe-account.ts";
import type { RecordCounts } from "./use-record-counts.ts";

const Field = fieldOf(accountDeletion);
const withoutPassword = accountDeletion.extend({ password: z.string() });

type DeleteAccountDialogProps = {
  recordCounts: RecordCounts;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks for the password, deletes the account and signs out. */
export function DeleteAccountDialog({
  recordCounts,
  open,
  onOpenChange,
}: DeleteAccountDialogProps) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<string>();
  const { data: ways } = useQuery({ ...waysQuery, enabled: open });
  const hasPassword = ways?.password ?? true;
  const form = useSchemaForm({
    // Who has no password is asked for a passkey by the call itself.
    schema: hasPassword ? accountDeletion : withoutPassword,
    defaultValues: { password: "" },
    save: async ({ password }) => {
      setError(undefined);
      try {
        await deleteAccount(hasPassword ? password : undefined);
      } catch (refusal) {
        // A wrong password is reported at its field.
        const named = refusal instanceof ApiError && refusal.errors.length > 0;
        if (!named) setError(failureText(refusal, results.auth.deleteFailed));
        throw refusal;
      }
    },
    // The session has ended: its guard leads to the login screen.
    saved: () => {},
    failed: results.auth.deleteFailed,
  });
  const busy = form.methods.formState.isSubmitting;
  const close = () => {
    // Once begun, it cannot be canceled.
    if (busy) return;
    onOpenChange(false);
    form.discard();
    setError(undefined);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      initialFocus={safe}
      title={data.danger.question}
      description={data.danger.removesAll(describeAccount(recordCounts))}
      footer={
        <>
          {/* The focus ring shows even after a click: Enter means this button. */}
          <Button
            ref={safe}
            onClick={close}
            className="focus:outline-2 focus:outline-offset-2 focus:outline-focus"
          >
            {data.danger.keepAccount}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="danger-solid"
            busy={busy}
            busyLabel={data.danger.deleting}
          >
            {data.danger.deleteAccount}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="mt-4 grid gap-[18px]">
        {error && <Notice>{error}</Notice>}
        {hasPassword && <Field name="password" kind="password" autoComplete="current-password" />}
      </Form>
    </Dialog>
  );
}
