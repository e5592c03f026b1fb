import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { auth } from "../../../shared/words/en/auth.ts";
import { common } from "../../../shared/words/en/common.ts";
import { call, callAny } from "../../lib/api.ts";
import { failureText, refusalOf } from "../../lib/api-error.ts";
import { notify } from "../../lib/notify.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { getSession, replaceUser } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";

type ConfirmEmailDialogProps = {
  /** From the address of a mailed link. */
  token: string;
  onClose: () => void;
};

/** Confirms a new email from its mailed link, whoever is signed in on this device. */
export function ConfirmEmailDialog({ token, onClose }: ConfirmEmailDialogProps) {
  const action = useRef<HTMLButtonElement>(null);
  const confirming = useMutation(
    {
      mutationFn: () => callAny(authEndpoints.confirmEmail, { params: { token } }),
      onSuccess: async ({ email }) => {
        notify.success(auth.confirm.done(email));
        await replacePrerendered();
        onClose();
      },
    },
    queryClient,
  );
  const { error, isPending } = confirming;
  const message = error && failureText(error, auth.said.emailConfirmFailed);
  const close = () => {
    if (!isPending) onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={close}
      initialFocus={action}
      title={auth.confirm.title}
      description={auth.confirm.description}
      footer={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button
            variant="primary"
            busy={isPending}
            ref={action}
            onClick={() => confirming.mutate()}
          >
            {auth.confirm.save}
          </Button>
        </>
      }
    >
      {message && (
        <Notice
          className="mt-4"
          detail={refusalOf(error) === "confirmLinkDead" && auth.confirm.askAgain}
        >
          {message}
        </Notice>
      )}
    </Dialog>
  );
}

/** The email may belong to the user signed in here. */
async function replacePrerendered() {
  if (!getSession().isAuthenticated) return;
  const answer = await call(authEndpoints.me).catch(() => undefined);
  if (answer) replaceUser(answer.data);
}
