import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { auth } from "../../../shared/words/en/auth.ts";
import { common } from "../../../shared/words/en/common.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { AuthPage } from "./auth-page.tsx";
import { DayPicture } from "./day-picture.tsx";
import { LoginForm } from "./login-form.tsx";
import { redirectTarget } from "./redirect-target.ts";
import { useRedirectWhenSignedIn } from "./use-redirect-when-signed-in.ts";

const route = getRouteApi("/login");
const forgotDialogs = lazyModule(() => import("./forgot-password-dialog.tsx"));
const confirmDialogs = lazyModule(() => import("./confirm-email-dialog.tsx"));
const newDialogs = lazyModule(() => import("./new-password-dialog.tsx"));
const joinPages = lazyModule(() => import("./join/join-page.tsx"));

export function LoginPage(): ReactNode {
  const { redirect, reset, confirm, invite } = route.useSearch();
  const navigate = route.useNavigate();
  const [forgot, setForgot] = useState(false);
  // A mailed link works even if someone is still signed in.
  useRedirectWhenSignedIn(reset || confirm ? null : redirectTarget(redirect), invite);
  const forgotPart = forgotDialogs.use(forgot, () => setForgot(false));
  const newPart = newDialogs.use(Boolean(reset));
  const confirmPart = confirmDialogs.use(Boolean(confirm));
  const onForgot = () => setForgot(true);
  const leaveLink = () =>
    navigate({
      search: (search) => ({ ...search, reset: undefined, confirm: undefined }),
      replace: true,
    });

  return (
    <>
      {invite ? (
        <Join token={invite} onForgot={onForgot} />
      ) : (
        <>
          <title>{common.title(auth.loginPage)}</title>
          <AuthPage title={auth.loginTitle} picture={<DayPicture />}>
            <LoginForm onForgot={onForgot} quiet={(reset ?? confirm) !== undefined} />
          </AuthPage>
        </>
      )}
      {forgotPart && <forgotPart.ForgotPasswordDialog open={forgot} onOpenChange={setForgot} />}
      {reset && newPart && <newPart.NewPasswordDialog token={reset} onClose={leaveLink} />}
      {confirm && confirmPart && (
        <confirmPart.ConfirmEmailDialog token={confirm} onClose={leaveLink} />
      )}
    </>
  );
}

/** For who opens the link of an invitation: others never fetch it. */
function Join({ token, onForgot }: { token: string; onForgot: () => void }) {
  const part = joinPages.use(true);
  return part ? (
    <part.JoinPage
      key={token}
      token={token}
      form={({ email, given }) => (
        <LoginForm onForgot={onForgot} invited={{ token, email }} email={given} />
      )}
    />
  ) : null;
}
