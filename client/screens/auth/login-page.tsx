import { getRouteApi, Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { loginInput } from "../../../shared/account/auth.ts";
import { messages } from "../../../shared/messages.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { clearSessionError, useSession } from "../../lib/session.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Form } from "../../ui/form/form.tsx";
import { fieldOf } from "../../ui/form/form-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { linkClass } from "../../ui/page.tsx";
import { AuthPage, fieldHeight } from "./auth-page.tsx";
import { DayPicture } from "./day-picture.tsx";
import { redirectTarget } from "./redirect-target.ts";
import { login } from "./sign-in.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useRedirectWhenSignedIn } from "./use-redirect-when-signed-in.ts";

const route = getRouteApi("/login");
const Field = fieldOf(loginInput);
const forgotDialogs = lazyModule(() => import("./forgot-password-dialog.tsx"));
const confirmDialogs = lazyModule(() => import("./confirm-email-dialog.tsx"));
const newDialogs = lazyModule(() => import("./new-password-dialog.tsx"));

export function LoginPage(): ReactNode {
  const { redirect, reset, confirm } = route.useSearch();
  const navigate = route.useNavigate();
  const [forgot, setForgot] = useState(false);
  // A mailed link works even if someone is still signed in.
  useRedirectWhenSignedIn(reset || confirm ? null : redirectTarget(redirect));
  const forgotPart = forgotDialogs.use(forgot, () => setForgot(false));
  const newPart = newDialogs.use(Boolean(reset));
  const confirmPart = confirmDialogs.use(Boolean(confirm));
  const leaveLink = () =>
    navigate({
      search: (search) => ({ ...search, reset: undefined, confirm: undefined }),
      replace: true,
    });

  return (
    <>
      <title>Log in · Client Desk</title>
      <AuthPage title="Log In" picture={<DayPicture />}>
        <LoginForm onForgot={() => setForgot(true)} quiet={(reset ?? confirm) !== undefined} />
      </AuthPage>
      {forgotPart && <forgotPart.ForgotPasswordDialog open={forgot} onOpenChange={setForgot} />}
      {reset && newPart && <newPart.NewPasswordDialog token={reset} onClose={leaveLink} />}
      {confirm && confirmPart && (
        <confirmPart.ConfirmEmailDialog token={confirm} onClose={leaveLink} />
      )}
    </>
  );
}

/** `quiet`: a dialog in front has the focus and shows the error. */
function LoginForm({ onForgot, quiet }: { onForgot: () => void; quiet: boolean }) {
  const { error } = useSession();
  const form = useSchemaForm({
    schema: loginInput,
    defaultValues: { email: "", password: "", remember: false },
    save: async (values) => {
      clearSessionError();
      if (!(await login(values))) form.methods.setFocus("password", { shouldSelect: true });
    },
    // The session navigates on, and shows what is refused.
    saved: () => {},
    failed: messages.auth.loginFailed,
  });

  return (
    <Form form={form} className="grid gap-[18px]">
      {error && !quiet && <Notice>{error}</Notice>}
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        className={fieldHeight}
        autoFocus={!quiet}
        data-autofocus={quiet ? undefined : true}
      />
      <Field
        name="password"
        kind="password"
        autoComplete="current-password"
        className={fieldHeight}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Field name="remember" label="Remember me" labelHidden group optional={false}>
          {({ value, onChange, ...control }) => (
            <Checkbox {...control} checked={value} onCheckedChange={onChange} className="align-top">
              Remember me
            </Checkbox>
          )}
        </Field>
        <button type="button" className={linkClass} onClick={onForgot}>
          Forgot your password?
        </button>
      </div>
      <SubmitButton busyLabel="Logging In">Log In</SubmitButton>
      <p className="text-ink-3 by-invitation:hidden">
        New to Client Desk?{" "}
        <Link to="/register" className={linkClass}>
          Create an account
        </Link>
      </p>
    </Form>
  );
}
