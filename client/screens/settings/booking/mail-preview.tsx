import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { CustomerMail, OwnText } from "../../../../shared/account/customer-mails.ts";
import { bookingMailEndpoints } from "../../../../shared/booking-mails.ts";
import { bookable } from "../../../../shared/words/en/bookable.ts";
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
        {bookable.mail.arrives}
      </h2>
      {data && <MailSheet mail={data} />}
    </section>
  );
}

export function sendTest(body: OwnText & { kind: CustomerMail; language: Language }) {
  const options = {
    ...{ done: bookable.mail.tested, failed: bookable.mail.testFailed },
    refresh: "never" as const,
  };
  return succeeds(write(bookingMailEndpoints.test, { body }, options));
}
