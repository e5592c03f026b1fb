import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import {
  settingsForm,
  settingsFormWithoutPassword,
} from "../../../shared/account/account-forms.ts";
import {
  type Account,
  type AccountChanges,
  authEndpoints,
  passwordMin,
} from "../../../shared/account/auth.ts";
import { results } from "../../../shared/words/en/results.ts";
import { settings } from "../../../shared/words/en/settings.ts";
import { notify } from "../../lib/notify.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { replaceUser } from "../../lib/session.ts";
import { write } from "../../lib/write/write.ts";
import { Button } from "../../ui/button.tsx";
import { Form, SaveButton } from "../../ui/form/form.tsx";
import { fieldOf } from "../../ui/form/form-field.tsx";
import { Duo, FormSection } from "../../ui/form/form-section.tsx";
import { StrengthMeter } from "../auth/passwords/strength-meter.tsx";
import { useConfirmation } from "../auth/passwords/use-confirmation.ts";
import { waysQuery } from "../auth/proof-queries.ts";
import { refreshDevices } from "./sign-in/device-queries.ts";

const Field = fieldOf(settingsForm);
const passwords = ["currentPassword", "newPassword", "confirmPassword"] as const;

function valuesOf({ name, email }: Account) {
  return { name, email, currentPassword: "", newPassword: "", confirmPassword: "" };
}

/** Name, email and password with one button. */
export function AccountForm({ user }: { user: Account }) {
  const [pendingEmail, setPendingEmail] = useState<string>();
  const { data: ways } = useQuery(waysQuery);
  const hasPassword = ways?.password ?? true;
  const form = useSchemaForm({
    schema: hasPassword ? settingsForm : settingsFormWithoutPassword,
    defaultValues: valuesOf(user),
    draft: "/dashboard/settings",
    transient: passwords,
    autofilled: ["currentPassword"],
    save: (values) => saveAccount(user, values),
    saved: (saved) => {
      replaceUser(saved.user);
      form.methods.reset(valuesOf(saved.user));
      setPendingEmail(saved.pendingEmail);
      notify.success(results.settings.updated);
      // A new password has signed out the other devices, and turned the password on.
      void refreshDevices();
      void queryClient.invalidateQueries({ queryKey: waysQuery.queryKey });
    },
    failed: results.settings.failed,
  });

  return (
    <Form form={form}>
      <FormSection title={settings.profile.title}>
        <Duo>
          <Field name="name" autoComplete="name" />
          <EmailField saved={user.email} pending={pendingEmail} hasPassword={hasPassword} />
        </Duo>
      </FormSection>
      <FormSection
        title={settings.profile.password}
        hint={
          hasPassword
            ? settings.profile.passwordHint(passwordMin)
            : settings.profile.passwordOff(passwordMin)
        }
      >
        <PasswordFields hasPassword={hasPassword} />
      </FormSection>
      <FormSection>
        <div className="flex gap-2 to-700:[&>*]:flex-1">
          <SaveButton>{settings.profile.save}</SaveButton>
          {form.isDirty && (
            <Button variant="quiet" onClick={form.discard}>
              {settings.profile.discard}
            </Button>
          )}
        </div>
      </FormSection>
    </Form>
  );
}

type EmailFieldProps = { saved: string; pending: string | undefined; hasPassword: boolean };

function EmailField({ saved, pending, hasPassword }: EmailFieldProps) {
  const typed: string = useWatch({ name: "email" });
  const isOther = typed.trim() !== saved;
  return (
    <div>
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        hint={isOther && hasPassword && settings.profile.emailHint}
      />
      <div role="status">
        {pending && !isOther && (
          <p className="mt-1.5 text-13 text-ink-2">{results.auth.confirmLinkSent(pending)}</p>
        )}
      </div>
    </div>
  );
}

function PasswordFields({ hasPassword }: { hasPassword: boolean }) {
  const chosen: string = useWatch({ name: "newPassword" });
  useConfirmation("newPassword");
  return (
    <>
      {hasPassword && (
        <Duo>
          <Field
            name="currentPassword"
            kind="password"
            autoComplete="current-password"
            optional={false}
          />
        </Duo>
      )}
      <Duo>
        <div>
          <Field name="newPassword" kind="password" autoComplete="new-password" optional={false} />
          {chosen && <StrengthMeter password={chosen} />}
        </div>
        <Field
          name="confirmPassword"
          kind="password"
          autoComplete="new-password"
          optional={false}
        />
      </Duo>
    </>
  );
}

interface SavedAccount {
  user: Account;
  /** Takes effect once its mailed link is opened. */
  pendingEmail?: string | undefined;
}

/** Sends only what differs from `user`; if nothing does, sends nothing. */
async function saveAccount(
  user: Account,
  { name, email, currentPassword, newPassword }: z.output<typeof settingsForm>,
): Promise<SavedAccount> {
  const changes: AccountChanges = {
    ...(name !== user.name && { name }),
    ...(email !== user.email && { email }),
    ...(newPassword && { newPassword }),
  };
  if (Object.keys(changes).length === 0) return { user };
  // The current password alone changes nothing: a password manager may have filled it in.
  const isProof = Boolean(currentPassword && (changes.email || changes.newPassword));
  const body = { ...changes, ...(isProof && { currentPassword }) };
  const { data, pendingEmail } = await write(
    authEndpoints.updateMe,
    { body },
    { refresh: "never" },
  );
  return { user: data, pendingEmail };
}
