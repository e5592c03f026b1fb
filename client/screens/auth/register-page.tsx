import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { registerForm } from "../../../shared/account/account-forms.ts";
import { messages } from "../../../shared/messages.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { clearSessionError, getSession, useSession } from "../../lib/session.ts";
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

export function RegisterPage(): ReactNode {
  const [legal, setLegal] = useState<LegalText | null>(null);
  useRedirectWhenSignedIn("/dashboard");
  const part = legalDialogs.use(legal !== null, () => setLegal(null));
  return (
    <>
      <title>Create an account · Client Desk</title>
      <AuthPage title="Create Your Account" picture={<CompanyPicture />}>
        <RegisterForm onLegal={setLegal} />
      </AuthPage>
      {part && <part.LegalDialog text={legal} onClose={() => setLegal(null)} />}
    </>
  );
}

function RegisterForm({ onLegal }: { onLegal: (text: LegalText) => void }) {
  const { error } = useSession();
  const form = useSchemaForm({
    schema: registerForm,
    defaultValues: { name: "", email: "", password: "", confirmPassword: "" },
    save: async ({ name, email, password }) => {
      clearSessionError();
      if (await register({ name, email, password })) return;
      const message = getSession().error ?? "";
      const field = { [emailTaken]: "email", [passwordWeak]: "password" }[message];
      if (field) form.methods.setError(field, { message }, { shouldFocus: true });
    },
    // The session navigates on, and shows what is refused.
    saved: () => {},
    failed: registrationFailed,
  });

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
