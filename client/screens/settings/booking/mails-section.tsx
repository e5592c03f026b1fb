import { useQuery } from "@tanstack/react-query";
import type { Account } from "../../../../shared/account/auth.ts";
import {
  type CustomerMail,
  customerMails,
  withText,
} from "../../../../shared/account/customer-mails.ts";
import { mailing } from "../../../../shared/words/en/mailing.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { configQuery } from "../../auth/queries.ts";
import { useSaveSettings } from "../use-save-settings.tsx";

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
      <FormSection title={mailing.mails.title}>
        <p className="rounded-2 bg-notice-wash px-3.5 py-3 text-13 leading-[19px]">
          <Rich
            text={mailing.mails.noMail}
            tags={{ b: (text) => <b className="font-semibold text-notice">{text}</b> }}
          />
        </p>
      </FormSection>
    );
  return (
    <FormSection
      title={mailing.mails.title}
      hint={
        <Rich
          text={mailing.mails.hint(user.name, user.email)}
          tags={{ email: (email) => <bdi>{email}</bdi> }}
        />
      }
    >
      <ul>
        {customerMails.map((kind) => {
          const name = mailing.mails.names[kind];
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
                <small className="block text-13 text-ink-3">{mailing.mails.times[kind]}</small>
              </Checkbox>
              {mark(kind)}
              <span className="text-13 whitespace-nowrap text-ink-3 to-700:hidden">
                {isOwn ? mailing.mails.own : mailing.mails.standard}
              </span>
              <Button
                variant="quiet"
                aria-label={mailing.mails.editName(name)}
                onClick={() => onEdit(kind)}
              >
                {mailing.mails.edit}
              </Button>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}
