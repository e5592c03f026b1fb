import { getRouteApi, Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { registerForm } from "../../../shared/account/account-forms.ts";
import { registrationEndpoints } from "../../../shared/account/registration.ts";
import { messages } from "../../../shared/messages.ts";
import { callAny } from "../../lib/api.ts";
import { failureText } from "../../lib/api-error.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { clearSessionError, getSession, setSessionError, useSession } from "../../lib/session.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Form } from "../../ui/form/form.tsx";
import { fieldOf } from "../../ui/form/form-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { linkClass } from "../../ui/page.tsx";
import { AuthPage, fieldHeight } from "./auth-page.tsx";
import { CompanyPicture } from "./company-picture.tsx";
import type { LegalText } from "./legal-dialog.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { register } from "./sign-in.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useRedirectWhenSignedIn } from "./use-redirect-when-signed-in.ts";

const Field = fieldOf(registerForm);
const legalDialogs = lazyModule(() => import("./legal-dialog.tsx"));
const { emailTaken, passwordWeak, registrationBanner, registrationFailed } = messages.auth;

const route = getRouteApi("/register");

export function RegisterPage(): ReactNode {
  const { invite } = route.useSearch();
  const [legal, setLegal] = useState<LegalText | null>(null);
  useRedirectWhenSignedIn("/dashboard");
  const part = legalDialogs.use(legal !== null, () => setLegal(null));
  return (
    <>
      <title>Create an account · Client Desk</title>
      <AuthPage title="Create Your Account" picture={<CompanyPicture />}>
        <div className={invite ? undefined : "by-invitation:hidden"}>
          <RegisterForm invite={invite} onLegal={setLegal} />
        </div>
        {/* Last: the controls of the prerendered page are matched by their order. */}
        {!invite && (
          <p className="hidden text-ink-2 by-invitation:block">
            New accounts are by invitation only. If you have an invitation, open its link; if not,
            ask whoever runs this Client Desk.{" "}
            <Link to="/login" className={linkClass}>
              Log in
            </Link>
          </p>
        )}
      </AuthPage>
      {part && <part.LegalDialog text={legal} onClose={() => setLegal(null)} />}
    </>
  );
}

type RegisterFormProps = { invite: string | undefined; onLegal: (text: LegalText) => void };

function RegisterForm({ invite, onLegal }: RegisterFormProps) {
  const { error } = useSession();
  const form = useSchemaForm({
    schema: registerForm,
    defaultValues: { name: "", email: "", password: "", confirmPassword: "" },
    save: async ({ name, email, password }) => {
      clearSessionError();
      if (await register({ name, email, password, ...(invite && { invite }) })) return;
      const message = getSession().error ?? "";
      const field = { [emailTaken]: "email", [passwordWeak]: "password" }[message];
      if (field) form.methods.setError(field, { message }, { shouldFocus: true });
    },
    // The session navigates on, and shows what is refused.
    saved: () => {},
    failed: registrationFailed,
  });

  useInvitation(invite, (email) => form.methods.setValue("email", email));

  return (
    <Form form={form} className="grid gap-[18px]">
      {error && <Notice>{error === registrationFailed ? registrationBanner : error}</Notice>}
      <Field name="name" autoComplete="name" className={fieldHeight} autoFocus data-autofocus />
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        className={fieldHeight}
      />
      <NewPasswordFields className={fieldHeight} />
      <Field name="terms" label="Agreement" labelHidden group optional={false}>
        {({ value, onChange, ...control }) => (
          <Checkbox
            {...control}
            checked={value === true}
            onCheckedChange={onChange}
            className="align-top"
          >
            I agree to the{" "}
            <button type="button" className={linkClass} onClick={() => onLegal("terms")}>
              Terms
            </button>{" "}
            and{" "}
            <button type="button" className={linkClass} onClick={() => onLegal("privacy")}>
              Privacy Policy
            </button>
          </Checkbox>
        )}
      </Field>
      <SubmitButton busyLabel="Creating Account">Create Account</SubmitButton>
      <p className="text-ink-3">
        Already have an account?{" "}
        <Link to="/login" className={linkClass}>
          Log in
        </Link>
      </p>
    </Form>
  );
}

/** Fills in the email that an invitation is for, or says that the invitation is none. */
function useInvitation(token: string | undefined, fill: (email: string) => void) {
  const fillIn = useEffectEvent(fill);
  useEffect(() => {
    if (!token) return;
    callAny(registrationEndpoints.invitation, { params: { token } }).then(
      ({ data }) => fillIn(data.email),
      (error: unknown) => setSessionError(failureText(error, messages.auth.registrationFailed)),
    );
  }, [token]);
}
