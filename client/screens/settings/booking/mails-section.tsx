import { useQuery } from "@tanstack/react-query";
import type { Account } from "../../../../shared/account/auth.ts";
import {
  type CustomerMail,
  customerMails,
  withText,
} from "../../../../shared/account/customer-mails.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { configQuery } from "../../auth/queries.ts";
import { useSaveSettings } from "../use-save-settings.tsx";

/** Each mail, and when it is sent. */
export const mailWords: Record<CustomerMail, { name: string; when: string }> = {
  confirmation: { name: "Confirmation", when: "When it is booked, with the time for the calendar" },
  moved: { name: "Moved", when: "When they move it; you are asked about your own moves" },
  canceled: { name: "Canceled", when: "When they cancel; you are asked about your own" },
  reminder: { name: "Reminder", when: "1 day before, each type can differ" },
  missed: { name: "Sorry We Missed You", when: "After a no-show, when you say so" },
};

const standard = withText(undefined, "en", { subject: null, text: null });

interface MailsSectionProps {
  user: Account;
  onEdit: (kind: CustomerMail) => void;
}

/** Which mails customers get, and with which text. */
export function MailsSection({ user, onEdit }: MailsSectionProps) {
  const hasMail = useQuery(configQuery).data?.mail ?? true;
  const { save, mark } = useSaveSettings();
  const { mails } = user.settings;
  if (!hasMail)
    return (
      <FormSection title="Emails">
        <p className="rounded-2 bg-notice-wash px-3.5 py-3 text-13 leading-[19px]">
          <b className="font-semibold text-notice">This server can’t send email.</b> Whoever runs it
          can set a mail server. Booking works without: customers see their confirmation on the page
          and keep its address. You can copy links and invitations and send them yourself.
        </p>
      </FormSection>
    );
  return (
    <FormSection
      title="Emails"
      hint={
        <>
          To customers. From {user.name}, answers go to <bdi>{user.email}</bdi>.
        </>
      }
    >
      <ul>
        {customerMails.map((kind) => {
          const { name, when } = mailWords[kind];
          const mail = mails[kind] ?? standard;
          const isOwn =
            mail.subject !== null ||
            mail.text !== null ||
            Object.keys(mail.others ?? {}).length > 0;
          return (
            <li
              key={kind}
              className="flex items-center gap-3 border-b border-line py-2.5 first:border-t"
            >
              <Checkbox
                className="min-w-0 flex-1"
                checked={mail.isOn}
                onCheckedChange={(isOn) =>
                  void save(kind, { mails: { [kind]: { ...mail, isOn } } })
                }
              >
                <b className="font-semibold">{name}</b>
                <small className="block text-13 text-ink-3">{when}</small>
              </Checkbox>
              {mark(kind)}
              <span className="text-13 whitespace-nowrap text-ink-3 to-700:hidden">
                {isOwn ? "Your text" : "Standard text"}
              </span>
              <Button variant="quiet" aria-label={`Edit ${name}`} onClick={() => onEdit(kind)}>
                Edit
              </Button>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}
