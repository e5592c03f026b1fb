import { useRouter } from "@tanstack/react-router";
import { useId, useState } from "react";
import { resetForm } from "../../../shared/account/account-forms.ts";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { messages } from "../../../shared/messages.ts";
import { callAny } from "../../lib/api.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { clearSessionError, getSession, useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { NewPasswordFields } from "./passwords/new-password-fields.tsx";
import { enterAfterReset, resetPassword } from "./sign-in.ts";

const { passwordWeak } = messages.auth;
const codeDialogs = lazyModule(() => import("./code-dialog.tsx"));

type NewPasswordDialogProps = {
  /** From the address of a reset link. */
  token: string;
  onClose: () => void;
};

/** Choosing a new password with a reset link; signs in on success. */
export function NewPasswordDialog({ token, onClose }: NewPasswordDialogProps) {
  const id = useId();
  const { history } = useRouter();
  const { error } = useSession();
  const [withoutCode, setWithoutCode] = useState<string>();
  const codePart = codeDialogs.use(withoutCode !== undefined, () => setWithoutCode(undefined));
  const form = useSchemaForm({
    schema: resetForm,
    defaultValues: { password: "", confirmPassword: "" },
    save: async ({ password }) => {
      clearSessionError();
      const loggedIn = await resetPassword(token, password);
      if (loggedIn === "code") return setWithoutCode(password);
      if (loggedIn) return history.replace("/dashboard");
      if (getSession().error === passwordWeak) {
        form.methods.setError("password", { message: passwordWeak });
      }
      form.methods.setFocus("password", { shouldSelect: true });
    },
    // The session itself shows what is refused.
    saved: () => {},
    failed: messages.auth.passwordResetFailed,
  });
  const busy = form.methods.formState.isSubmitting;
  const close = () => {
    if (busy) return;
    clearSessionError();
    onClose();
  };

  if (withoutCode !== undefined && codePart) {
    const params = { token };
    return (
      <codePart.CodeDialog
        send={(second) =>
          callAny(authEndpoints.resetPassword, {
            params,
            body: { password: withoutCode, ...second },
          })
        }
        enter={async (session) => {
          if (await enterAfterReset(session)) history.replace("/dashboard");
        }}
        onClose={() => setWithoutCode(undefined)}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Choose a New Password"
      description="Your other devices will be logged out."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            Save Password
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="mt-4 grid gap-[18px]">
        {error && (
          <Notice
            detail={
              error === messages.auth.resetLinkDead &&
              "Close this and choose “Forgot your password?” to ask for a new one."
            }
          >
            {error}
          </Notice>
        )}
        <NewPasswordFields />
      </Form>
    </Dialog>
  );
}
