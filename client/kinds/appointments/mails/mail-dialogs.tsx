import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import {
  bookingMailEndpoints,
  type InvitationAsked,
  type ShownMail,
} from "../../../../shared/booking-mails.ts";
import { planning } from "../../../../shared/words/en/planning.ts";
import { call } from "../../../lib/api.ts";
import { failureText } from "../../../lib/api-error.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { MailSheet } from "./mail-sheet.tsx";

interface Showing {
  /** The customer’s first name. */
  first: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A mail that went to a customer, as it was sent. */
export function SentMail({ id, when, ...showing }: Showing & { id: string; when: string }) {
  const query = useQuery({
    ...queryOf({
      key: ["bookingMails", id],
      endpoint: bookingMailEndpoints.get,
      params: { id },
    }),
    enabled: showing.open,
  });
  return (
    <MailDialog {...showing} query={query} failed={planning.mail.failed}>
      {planning.mail.sentOn(isolate(query.data?.to ?? ""), when)}
    </MailDialog>
  );
}

/** The mail that saving would send. */
export function InvitationMail({ asked, ...showing }: Showing & { asked: InvitationAsked }) {
  const query = useQuery({
    queryKey: ["bookingMails", "invitation", asked],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await call(bookingMailEndpoints.invitation, { body: asked, signal })).data,
    staleTime: 0,
    enabled: showing.open,
  });
  return (
    <MailDialog {...showing} query={query} failed={failureText(query.error, planning.mail.failed)}>
      {planning.mail.onSaving(isolate(query.data?.to ?? ""))}
    </MailDialog>
  );
}

interface MailDialogProps extends Showing {
  query: {
    data: ShownMail | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  failed: string;
  /** To whom and when, once that is known. */
  children: ReactNode;
}

function MailDialog({ first, open, onOpenChange, query, failed, children }: MailDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="wide"
      title={planning.mail.title(first)}
      description={query.data && children}
    >
      <Loaded query={query} failed={failed} loading={planning.mail.loading} twoLines>
        {(mail) => <MailSheet mail={mail} />}
      </Loaded>
    </Dialog>
  );
}
