import { Link } from "@tanstack/react-router";
import { joinForm } from "../../../../shared/account/account-forms.ts";
import { passwordMin } from "../../../../shared/account/auth.ts";
import { auth } from "../../../../shared/words/en/auth.ts";
import { useSchemaForm } from "../../../lib/schema-form.ts";
import { clearSessionError, useSession } from "../../../lib/session.ts";
import { Form } from "../../../ui/form/form.tsx";
import { fieldOf } from "../../../ui/form/form-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { linkClass } from "../../../ui/page.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { NameAndEmail, TermsField } from "../account-fields.tsx";
import { fieldHeight } from "../auth-page.tsx";
import { showRefused } from "../show-refused.ts";
import { register } from "../sign-in.ts";
import { SubmitButton } from "../submit-button.tsx";
import type { InvitedTo } from "./join-page.tsx";

const Field = fieldOf(joinForm);

type JoinFormProps = InvitedTo & { token: string };

/** Creates an account on the desk that somebody is invited to. */
export function JoinForm({ token, email, desk, given }: JoinFormProps) {
  const { error } = useSession();
  const form = useSchemaForm({
    schema: joinForm,
    defaultValues: { name: "", email, password: "" },
    save: async ({ terms: _, ...account }) => {
      clearSessionError();
      const input = { ...account, invite: token };
      if (!(await register(input, auth.join.done(desk)))) showRefused(form);
    },
    // The session navigates on, and shows what is refused.
    saved: () => {},
    failed: auth.said.registrationFailed,
  });
  return (
    <Form form={form} className="grid gap-[18px]">
      {error && <Notice>{error}</Notice>}
      <NameAndEmail known={given} />
      <Field
        name="password"
        label={auth.password}
        kind="password"
        autoComplete="new-password"
        className={fieldHeight}
        hint={auth.leastCharacters(passwordMin)}
      />
      <TermsField />
      <SubmitButton busyLabel={auth.creatingAccount}>{auth.createAccountAndJoin}</SubmitButton>
      <p className="text-ink-3">
        <Rich
          text={auth.haveAccountToJoin}
          tags={{
            link: (text) => (
              <Link to="/login" search={{ invite: token }} className={linkClass}>
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </Form>
  );
}
