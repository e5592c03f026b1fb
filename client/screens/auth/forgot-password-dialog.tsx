import { useQuery } from "@tanstack/react-query";
import { Check, Copy, Mail } from "lucide-react";
import { useEffect, useState } from "react";
import { auth } from "../../../shared/words/en/auth.ts";
import { common } from "../../../shared/words/en/common.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Delayed, Skeleton } from "../../ui/skeleton.tsx";
import { Failed } from "../../ui/states.tsx";
import { configQuery } from "./queries.ts";

type ForgotPasswordDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Says whom to write to: the provider sends a link for choosing a new password. */
export function ForgotPasswordDialog({ open, onOpenChange }: ForgotPasswordDialogProps) {
  const config = useQuery({ ...configQuery, enabled: open }, queryClient);
  const address = config.data?.supportEmail;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={auth.forgot.title}
      description={auth.forgot.description}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{common.close}</Button>
          {address && (
            <a
              href={`mailto:${address}?subject=${encodeURIComponent(auth.forgot.subject)}`}
              className={buttonClass({ variant: "primary" })}
            >
              <Mail />
              {auth.forgot.send}
            </a>
          )}
        </>
      }
    >
      {config.isError ? (
        <Failed
          className="mt-4"
          title={auth.forgot.failed}
          onRetry={() => void config.refetch()}
          retrying={config.isFetching}
        >
          {common.checkConnection}
        </Failed>
      ) : (
        <div className="mt-4 flex min-h-[50px] items-center justify-between gap-3 rounded-2 border border-line-strong py-1.5 pe-1.5 ps-3.5">
          {address ? (
            <>
              <span className="font-semibold select-all">{address}</span>
              <CopyButton text={address} />
            </>
          ) : (
            <Delayed>
              <Skeleton className="w-44" />
            </Delayed>
          )}
        </div>
      )}
    </Dialog>
  );
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const timer = copied && setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer || undefined);
  }, [copied]);
  // Over plain http, the browser has no clipboard.
  if (!navigator.clipboard) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={copied ? <Check /> : <Copy />}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? common.copied : common.copy}</span>
    </Button>
  );
}
