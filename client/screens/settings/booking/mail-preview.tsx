import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { CustomerMail, OwnText } from "../../../../shared/account/customer-mails.ts";
import { bookingMailEndpoints } from "../../../../shared/booking-mails.ts";
import { mailing } from "../../../../shared/words/en/mailing.ts";
import type { Language } from "../../../../shared/words/languages.ts";
import { MailSheet } from "../../../kinds/appointments/mails/mail-sheet.tsx";
import { useDebounced } from "../../../lib/browser/use-debounced.ts";
import { succeeds, write } from "../../../lib/write/write.ts";
import { mailQuery } from "./booking-queries.ts";

interface ArrivesProps {
  kind: CustomerMail;
  language: Language;
  own: OwnText;
}

/** As a customer gets it. */
export function Arrives({ kind, language, own: { subject, text } }: ArrivesProps) {
  const typed = useDebounced(JSON.stringify([subject, text]));
  // as: what was written in the line before.
  const [asked, body] = JSON.parse(typed) as [string | null, string | null];
  const { data } = useQuery(mailQuery({ kind, language, subject: asked, text: body }));
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="small-title">
        {mailing.mail.arrives}
      </h2>
      {data && <MailSheet mail={data} />}
    </section>
  );
}

export function sendTest(body: OwnText & { kind: CustomerMail; language: Language }) {
  const options = {
    ...{ done: mailing.mail.tested, failed: mailing.mail.testFailed },
    refresh: "never" as const,
  };
  return succeeds(write(bookingMailEndpoints.test, { body }, options));
}
