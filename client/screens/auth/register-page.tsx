import { getRouteApi, Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { registerForm } from "../../../shared/account/account-forms.ts";
import { auth } from "../../../shared/words/en/auth.ts";
import { common } from "../../../shared/words/en/common.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { clearSessionError, useSession } from "../../lib/session.ts";
import { Form } from "../../ui/form/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { linkClass } from "../../ui/page.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { NameAndEmail, TermsField } from "./account-fields.tsx";
import { AuthPage, fieldHeight } from "./auth-page.tsx";
import { CompanyPicture } from "./company-picture.tsx";
import { JoinForm } from "./join/join-form.tsx";
import { NewPasswordFields } from "./passwords/new-password-fields.tsx";
import { showRefused } from "./show-refused.ts";
import { register } from "./sign-in.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useRedirectWhenSignedIn } from "./use-redirect-when-signed-in.ts";

const joinPages = lazyModule(() => import("./join/join-page.tsx"));

const route = getRouteApi("/register");

export function RegisterPage(): ReactNode {
  const { invite } = route.useSearch();
  const isVisitor = useIsVisitor();
  // Who registers here has answered it.
  useRedirectWhenSignedIn("/dashboard", isVisitor ? undefined : invite);
  return invite ? <Join token={invite} /> : <Register />;
}

/** For who opens the link of an invitation: others never fetch it. */
function Join({ token }: { token: string }) {
  const part = joinPages.use(true);
  if (!part) return null;
  return (
    <part.JoinPage
      token={token}
      form={(to) => <JoinForm token={token} {...to} />}
      otherwise={(email) => <Register invite={{ token, email }} />}
    />
  );
}

/** Whether somebody who is not logged in has seen the page. */
function useIsVisitor(): boolean {
  const { loading, isAuthenticated } = useSession();
  const [isVisitor, setVisitor] = useState(false);
  if (!loading && !isAuthenticated && !isVisitor) setVisitor(true);
  return isVisitor;
}

interface Invite {
  token: string;
  email: string;
}

function Register({ invite }: { invite?: Invite }) {
  return (
    <>
      <title>{common.title(auth.registerPage)}</title>
      <AuthPage title={auth.registerTitle} picture={<CompanyPicture />}>
        <div className={invite ? undefined : "by-invitation:hidden"}>
          <RegisterForm invite={invite} />
        </div>
        {/* Last: the controls of the prerendered page are matched by their order. */}
        {!invite && (
          <p className="hidden text-ink-2 by-invitation:block">
            <ToLogin text={auth.byInvitation} />
          </p>
        )}
      </AuthPage>
    </>
  );
}

function RegisterForm({ invite }: { invite: Invite | undefined }) {
  const { error } = useSession();
  const form = useSchemaForm({
    schema: registerForm,
    defaultValues: { name: "", email: invite?.email ?? "", password: "", confirmPassword: "" },
    save: async ({ name, email, password }) => {
      clearSessionError();
      const input = { name, email, password, ...(invite && { invite: invite.token }) };
      if (!(await register(input))) showRefused(form);
    },
    // The session navigates on, and shows what is refused.
    saved: () => {},
    failed: auth.said.registrationFailed,
  });

  return (
    <Form form={form} className="grid gap-[18px]">
      {error && (
        <Notice>
          {error === auth.said.registrationFailed ? auth.said.registrationBanner : error}
        </Notice>
      )}
      <NameAndEmail />
      <NewPasswordFields className={fieldHeight} />
      <TermsField />
      <SubmitButton busyLabel={auth.creatingAccount}>{auth.createAccount}</SubmitButton>
      <p className="text-ink-3">
        <ToLogin text={auth.haveAccount} />
      </p>
    </Form>
  );
}

function ToLogin({ text }: { text: typeof auth.haveAccount | typeof auth.byInvitation }) {
  return (
    <Rich
      text={text}
      tags={{
        link: (inner) => (
          <Link to="/login" className={linkClass}>
            {inner}
          </Link>
        ),
      }}
    />
  );
}
