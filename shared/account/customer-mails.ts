import { z } from "zod";
import { requiredText } from "../text/text.ts";
import { type Language, languageCodes } from "../words/languages.ts";
import { rule } from "../words/rule.ts";
import { refuseUnknown } from "./placeholders.ts";

/** Mails to customers that can be switched off and have a text of one’s own. */
export const customerMails = ["confirmation", "moved", "canceled", "reminder", "missed"] as const;
export type CustomerMail = (typeof customerMails)[number];

/** What stands for something of the booking that is mailed about, in braces. */
export const placeholders = [
  "first name",
  "name",
  "what",
  "when",
  "time",
  "place",
  "my name",
  "move link",
  "cancel link",
  "booking link",
] as const;
export type Placeholder = (typeof placeholders)[number];

/** Null for the standard one. */
export const ownText = z.object({
  subject: refuseUnknown(requiredText(rule("enterSubject"), 200), placeholders)
    .nullable()
    .default(null),
  text: refuseUnknown(requiredText(rule("enterText"), 5000), placeholders)
    .nullable()
    .default(null),
});
export type OwnText = z.output<typeof ownText>;

/** English has its text beside the switch. */
const otherLanguages = languageCodes.filter((one) => one !== "en");

const mail = ownText.extend({
  /** What customers get who read another language; in one that is missing, the standard text. */
  others: z.partialRecord(z.enum(otherLanguages), ownText).optional(),
  /** Of what the customer does, and of reminders; about what the desk does it is asked. */
  isOn: z.boolean().default(true),
});

const optional = mail.optional();

/** What is missing is sent, with the standard text. */
export const mailSettings = z.object({
  confirmation: optional,
  moved: optional,
  canceled: optional,
  reminder: optional,
  missed: optional,
} satisfies Record<CustomerMail, unknown>);
export type MailsSettings = z.output<typeof mailSettings>;
type MailSettings = z.output<typeof mail>;

/** A text of one’s own in a language. */
export function textIn(language: Language, given: MailSettings | undefined): OwnText | undefined {
  return language === "en" ? given : given?.others?.[language];
}

/** A mail with another text in a language. */
export function withText(
  given: MailSettings | undefined,
  language: Language,
  { subject, text }: OwnText,
): MailSettings {
  const before = given ?? { isOn: true, subject: null, text: null };
  if (language === "en") return { ...before, subject, text };
  const others: NonNullable<MailSettings["others"]> = { ...before.others };
  if (subject === null && text === null) delete others[language];
  else others[language] = { subject, text };
  return { ...before, others };
}
