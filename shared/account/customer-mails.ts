import { z } from "zod";
import { requiredText } from "../text/text.ts";

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

/** A text in pieces: what is to be put in stands by itself. */
export type Piece = string | { placeholder: Placeholder };

const braces = /\{([^{}\n]{1,40})\}/g;

function readPlaceholder(name: string): Placeholder | undefined {
  const plain = name.trim().toLowerCase();
  return placeholders.find((one) => one === plain);
}

export function toPieces(text: string): Piece[] {
  return text.split(/(\{[^{}\n]{1,40}\})/).flatMap((part): Piece[] => {
    if (part === "") return [];
    const placeholder = part.startsWith("{") ? readPlaceholder(part.slice(1, -1)) : undefined;
    return [placeholder ? { placeholder } : part];
  });
}

/** The first in braces that is no placeholder. */
export function findUnknown(text: string): string | undefined {
  const names = [...text.matchAll(braces)].map(([, name = ""]) => name);
  return names.find((name) => !readPlaceholder(name));
}

function known(schema: z.ZodType<string, string>) {
  return schema.superRefine((text, { addIssue }) => {
    const unknown = findUnknown(text);
    if (unknown) addIssue({ code: "custom", message: `{${unknown}} is not a placeholder.` });
  });
}

/** Null for the standard one. */
export const ownText = z.object({
  subject: known(requiredText("Enter a subject", 200)).nullable().default(null),
  text: known(requiredText("Enter a text", 5000)).nullable().default(null),
});
export type OwnText = z.output<typeof ownText>;

const mail = ownText.extend({
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
