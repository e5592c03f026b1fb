import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useId, useState } from "react";
import { accountDeletion } from "../../../shared/account/auth.ts";
import { proofEndpoints } from "../../../shared/account/proof.ts";
import { auth } from "../../../shared/words/en/auth.ts";
import { common } from "../../../shared/words/en/common.ts";
import { callAny } from "../../lib/api.ts";
import { failureText } from "../../lib/api-error.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ask } from "../../ui/dialog/question-place.tsx";
import { Form } from "../../ui/form/form.tsx";
import { fieldOf } from "../../ui/form/form-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Delayed, SkeletonLine } from "../../ui/skeleton.tsx";
import { Failed } from "../../ui/states.tsx";
import { hasPasskeys } from "./passkeys/has-passkeys.ts";
import { signWithPasskey } from "./passkeys/passkeys.ts";
import { waysQuery } from "./proof-queries.ts";

const Field = fieldOf(accountDeletion);

let asked: Promise<boolean> | undefined;

/** Asks who it is, once for all calls that wait for it. False: the user would not say. */
export function askForProof(): Promise<boolean> {
  asked ??= ask(false, (answer) => <ProofDialog onAnswer={answer} />).finally(() => {
    asked = undefined;
  });
  return asked;
}

function ProofDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery(waysQuery, queryClient);
  const [busy, setBusy] = useState(false);
  const withPasskey = data?.passkeys && hasPasskeys();
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      title={auth.proof.title}
      description={auth.proof.description}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{common.cancel}</Button>
          {data?.password && (
            <Button
              type="submit"
              form={id}
              variant="primary"
              busy={busy}
              busyLabel={auth.proof.checking}
            >
              {common.continue}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <>
          {withPasskey && <PasskeyProof onProved={() => onAnswer(true)} />}
          {data.password && (
            <PasswordProof id={id} onBusy={setBusy} onProved={() => onAnswer(true)} />
          )}
          {!data.password && !withPasskey && (
            <Notice className="mt-4">{auth.said.passkeysUnavailable}</Notice>
          )}
        </>
      ) : isError ? (
        <Failed
          className="mt-4"
          title={auth.proof.notLoaded}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={common.loading} className="mt-4 min-h-[62px]">
          <Delayed>
            <SkeletonLine className="w-40" />
          </Delayed>
        </div>
      )}
    </Dialog>
  );
}

function PasskeyProof({ onProved }: { onProved: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const prove = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { data } = await callAny(proofEndpoints.options);
      const passkey = await signWithPasskey(data);
      if (passkey) {
        await callAny(proofEndpoints.give, { body: { passkey } });
        return onProved();
      }
    } catch (failure) {
      setError(failureText(failure, auth.said.passkeyProofFailed));
    }
    setBusy(false);
  };
  return (
    <div className="mt-4 grid gap-3">
      {error && <Notice>{error}</Notice>}
      <Button
        wide
        icon={<KeyRound />}
        busy={busy}
        busyLabel={auth.waitingForPasskey}
        onClick={() => void prove()}
      >
        {auth.usePasskey}
      </Button>
    </div>
  );
}

type PasswordProofProps = {
  id: string;
  onBusy: (busy: boolean) => void;
  onProved: () => void;
};

function PasswordProof({ id, onBusy, onProved }: PasswordProofProps) {
  const form = useSchemaForm({
    schema: accountDeletion,
    defaultValues: { password: "" },
    save: async (body) => {
      onBusy(true);
      try {
        await callAny(proofEndpoints.give, { body });
      } finally {
        onBusy(false);
      }
    },
    saved: onProved,
    failed: auth.proof.notChecked,
  });
  return (
    <Form form={form} id={id} className="mt-4">
      <Field
        name="password"
        label={auth.password}
        kind="password"
        autoComplete="current-password"
      />
    </Form>
  );
}
