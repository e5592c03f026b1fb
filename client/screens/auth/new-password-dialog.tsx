import { useRouter } from "@tanstack/react-router";
import { useId, useState } from "react";
import { resetForm } from "../../../shared/account/account-forms.ts";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { auth } from "../../../shared/words/en/auth.ts";
import { common } from "../../../shared/words/en/common.ts";
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
  const { error, refusal } = useSession();
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
      const { error, refusal } = getSession();
      if (error && refusal === "passwordWeak") {
        form.methods.setError("password", { message: error });
      }
      form.methods.setFocus("password", { shouldSelect: true });
    },
    // The session itself shows what is refused.
    saved: () => {},
    failed: auth.said.passwordResetFailed,
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
      title={auth.reset.title}
      description={auth.reset.description}
      footer={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {auth.reset.save}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="mt-4 grid gap-[18px]">
        {error && (
          <Notice detail={refusal === "resetLinkDead" && auth.reset.askAgain}>{error}</Notice>
        )}
        <NewPasswordFields />
      </Form>
    </Dialog>
  );
}
