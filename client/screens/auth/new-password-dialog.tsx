import { useRouter } from "@tanstack/react-router";
import { useId } from "react";
import { resetForm } from "../../../shared/account/account-forms.ts";
import { messages } from "../../../shared/messages.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { clearSessionError, getSession, useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { resetPassword } from "./sign-in.ts";

const { passwordWeak } = messages.auth;

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
  const form = useSchemaForm({
    schema: resetForm,
    defaultValues: { password: "", confirmPassword: "" },
    save: async ({ password }) => {
      clearSessionError();
      if (await resetPassword(token, password)) return history.replace("/dashboard");
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
