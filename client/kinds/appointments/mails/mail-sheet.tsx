import type { ShownMail } from "../../../../shared/booking-mails.ts";
import { planning } from "../../../../shared/words/en/planning.ts";

/** A mail to a customer, as it arrives. Its links lead nowhere: they are the customer’s alone. */
export function MailSheet({
  mail: { from, subject, title, text, rows, button, links, foot },
}: {
  mail: ShownMail;
}) {
  return (
    <div className="mt-3 rounded-2 border border-line-strong bg-raised text-13 leading-[19px]">
      <p className="border-b border-line px-3.5 py-2.5 wrap-anywhere">
        <span className="text-ink-3">{planning.mail.from}</span> {from}
        <br />
        <span className="text-ink-3">{planning.mail.subject}</span>{" "}
        <b className="font-semibold">{subject}</b>
      </p>
      <div dir="auto" className="grid gap-3 px-3.5 py-3">
        {title && <b className="font-semibold">{title}</b>}
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        <dl className="border-y border-line-strong">
          {rows.map(({ label, lines }) => (
            <div key={label} className="grid grid-cols-[76px_minmax(0,1fr)] py-1.5">
              <dt className="text-ink-3">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{lines.join("\n")}</dd>
            </div>
          ))}
        </dl>
        {(button || links.length > 0) && (
          <p className="flex flex-wrap gap-x-4 text-accent">
            {button && <b className="font-semibold">{button}</b>}
            {links.map((link) => (
              <span key={link}>{link}</span>
            ))}
          </p>
        )}
        <p className="text-ink-3">{foot}</p>
      </div>
    </div>
  );
}
