import { useId, useState } from "react";
import { z } from "zod";
import { codeInput, trustLifetime } from "../../../shared/account/two-step.ts";
import { auth } from "../../../shared/words/en/auth.ts";
import { common } from "../../../shared/words/en/common.ts";
import { ApiError, failureText } from "../../lib/api-error.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Form } from "../../ui/form/form.tsx";
import { fieldOf } from "../../ui/form/form-field.tsx";
import { linkClass } from "../../ui/page.tsx";
import type { SignedIn } from "./sign-in.ts";

const codeForm = codeInput.extend({ trust: z.boolean() });
const Field = fieldOf(codeForm);
const trustDays = trustLifetime / 86_400_000;

type CodeDialogProps = {
  /** Sends everything again, with the code. */
  send: (second: z.output<typeof codeForm>) => Promise<SignedIn>;
  /** Goes on as whoever that is. */
  enter: (signedIn: SignedIn) => Promise<unknown>;
  onClose: () => void;
};

/** The second step of a login, after the password or a reset link. */
export function CodeDialog({ send, enter, onClose }: CodeDialogProps) {
  const id = useId();
  const [isRecovery, setRecovery] = useState(false);
  const form = useSchemaForm({
    schema: codeForm,
    defaultValues: { code: "", trust: false },
    save: async (values) => {
      try {
        await enter(await send(values));
      } catch (error) {
        form.methods.setError("code", { message: toMessage(error) });
        form.methods.setFocus("code", { shouldSelect: true });
      }
    },
    // The session navigates on.
    saved: () => {},
    failed: auth.said.loginFailed,
  });
  const busy = form.methods.formState.isSubmitting;
  const close = () => {
    if (!busy) onClose();
  };
  const change = () => {
    setRecovery(!isRecovery);
    form.methods.resetField("code");
    form.methods.setFocus("code");
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={auth.code.title}
      description={isRecovery ? auth.code.recovery : auth.code.fromApp}
      footer={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={busy} busyLabel={auth.loggingIn}>
            {auth.logIn}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="mt-4 grid gap-[18px]">
        <Field
          name="code"
          label={isRecovery ? auth.code.recoveryLabel : auth.code.label}
          {...(isRecovery
            ? { autoComplete: "off" }
            : { autoComplete: "one-time-code", inputMode: "numeric" as const })}
          hint={
            <button type="button" className={linkClass} onClick={change}>
              {isRecovery ? auth.code.useApp : auth.code.useRecovery}
            </button>
          }
        />
        <Field name="trust" label={auth.code.device} labelHidden group optional={false}>
          {({ value, onChange, ...control }) => (
            <Checkbox {...control} checked={value} onCheckedChange={onChange} className="align-top">
              {auth.code.skip(trustDays)}
            </Checkbox>
          )}
        </Field>
      </Form>
    </Dialog>
  );
}

/** The server does not tell what was wrong; the password was right a moment ago. */
function toMessage(error: unknown): string {
  const isWrong = error instanceof ApiError && error.status === 401;
  return isWrong ? auth.said.wrongCode : failureText(error, auth.said.loginFailed);
}
