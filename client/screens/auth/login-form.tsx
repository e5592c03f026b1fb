import { Link } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { authEndpoints, loginInput } from "../../../shared/account/auth.ts";
import { auth } from "../../../shared/words/en/auth.ts";
import { callAny } from "../../lib/api.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { forgetInvite, keepInvite } from "../../lib/people/invite.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { clearSessionError, useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Form } from "../../ui/form/form.tsx";
import { fieldOf } from "../../ui/form/form-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { linkClass } from "../../ui/page.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { fieldHeight } from "./auth-page.tsx";
import { hasPasskeys } from "./passkeys/has-passkeys.ts";
import { login } from "./sign-in.ts";
import { SubmitButton } from "./submit-button.tsx";

const Field = fieldOf(loginInput);
const codeDialogs = lazyModule(() => import("./code-dialog.tsx"));
const passkeyLogins = lazyModule(() => import("./passkeys/passkey-login.ts"));

type LoginFormProps = {
  onForgot: () => void;
  /** A dialog in front has the focus and shows the error. */
  quiet?: boolean;
  invited?: { token: string; email: string };
  /** In place of the field, where the email is given. */
  email?: ReactNode;
};

export function LoginForm({ onForgot, quiet = false, invited, email }: LoginFormProps) {
  const { error } = useSession();
  const [withoutCode, setWithoutCode] = useState<z.output<typeof loginInput>>();
  const form = useSchemaForm({
    schema: loginInput,
    defaultValues: { email: invited?.email ?? "", password: "", remember: false },
    save: async (values) => {
      clearSessionError();
      join();
      const loggedIn = await login(values);
      if (!loggedIn) forgetInvite();
      if (loggedIn === "code") setWithoutCode(values);
      else if (!loggedIn) form.methods.setFocus("password", { shouldSelect: true });
    },
    // The session navigates on, and shows what is refused.
    saved: () => {},
    failed: auth.said.loginFailed,
  });
  // The dashboard goes on with it.
  const join = () => invited && keepInvite(invited.token, true);
  const remember = () => form.methods.getValues("remember") === true;
  const stopOffering = usePasskeysInField(remember);

  return (
    <Form form={form} className="grid gap-[18px]">
      {error && !quiet && <Notice>{error}</Notice>}
      {email ?? (
        <Field
          name="email"
          label={auth.email}
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          className={fieldHeight}
          autoFocus={!quiet}
          data-autofocus={quiet ? undefined : true}
        />
      )}
      <Field
        name="password"
        label={auth.password}
        kind="password"
        autoComplete="current-password"
        className={fieldHeight}
        autoFocus={Boolean(email)}
        data-autofocus={email ? true : undefined}
        hint={invited && auth.keepDesks}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Field name="remember" label={auth.rememberMe} labelHidden group optional={false}>
          {({ value, onChange, ...control }) => (
            <Checkbox {...control} checked={value} onCheckedChange={onChange} className="align-top">
              {auth.rememberMe}
            </Checkbox>
          )}
        </Field>
        <button type="button" className={linkClass} onClick={onForgot}>
          {auth.forgotPassword}
        </button>
      </div>
      <SubmitButton busyLabel={auth.loggingIn}>
        {invited ? auth.logInAndJoin : auth.logIn}
      </SubmitButton>
      <PasskeyButton
        remember={remember}
        onPress={() => {
          stopOffering();
          join();
        }}
      />
      {withoutCode && <CodeStep values={withoutCode} onClose={() => setWithoutCode(undefined)} />}
      {invited ? (
        <p className="flex justify-between gap-3">
          <Link to="/register" search={{ invite: invited.token }} className={linkClass}>
            {auth.createAnAccount}
          </Link>
          <Link to="/" className="hit-area text-ink-2 hover:text-ink">
            {auth.notNow}
          </Link>
        </p>
      ) : (
        <p className="text-ink-3 by-invitation:hidden">
          <Rich
            text={auth.newHere}
            tags={{
              link: (text) => (
                <Link to="/register" className={linkClass}>
                  {text}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </Form>
  );
}

type CodeStepProps = { values: z.output<typeof loginInput>; onClose: () => void };

/** Fetched only by who needs it. */
function CodeStep({ values, onClose }: CodeStepProps) {
  const part = codeDialogs.use(true, onClose);
  if (!part) return null;
  return (
    <part.CodeDialog
      send={(second) => callAny(authEndpoints.login, { body: { ...values, ...second } })}
      enter={login}
      onClose={onClose}
    />
  );
}

type PasskeyButtonProps = { remember: () => boolean; onPress: () => void };

/** Not there where the browser has no passkeys, see has-passkeys.ts. */
function PasskeyButton({ remember, onPress }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  const logIn = async () => {
    if (busy) return;
    onPress();
    clearSessionError();
    setBusy(true);
    if (await passkeyLogins.ask()) await (await passkeyLogins.load()).logInByPasskey({ remember });
    setBusy(false);
  };
  return (
    <Button
      wide
      className="h-11! not-in-data-passkeys:hidden"
      icon={<KeyRound />}
      busy={busy}
      busyLabel={auth.waitingForPasskey}
      onClick={() => void logIn()}
    >
      {auth.withPasskey}
    </Button>
  );
}

/**
 * The field of the email offers passkeys. Nobody has fetched the program before somebody is at the page.
 * Answers what ends that, as a device is asked for one thing at a time.
 */
function usePasskeysInField(remember: () => boolean): () => void {
  const end = useRef(() => {});
  const latest = useRef(remember);
  latest.current = remember;
  useEffect(() => {
    if (!hasPasskeys()) return;
    const ending = new AbortController();
    end.current = () => ending.abort();
    passkeyLogins.load().then(
      ({ offerPasskeys }) => offerPasskeys(() => latest.current(), ending.signal),
      // Whoever misses it has the button.
      () => {},
    );
    return () => ending.abort();
  }, []);
  return () => end.current();
}
