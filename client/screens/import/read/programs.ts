import { ownProgram, ownSignatures } from "./own-headings.ts";

/** Headings that only the files of one program have together, the more telling ones first. */
const signatures: readonly [program: string, ...headings: string[]][] = [
  ["Google Contacts", "E-mail 1 - Value", "Organization Name"],
  ["Google Contacts", "Given Name", "Family Name", "Group Membership"],
  ["Google Contacts", "First Name", "File As", "Labels"],
  ["Outlook", "E-mail Address", "E-mail 2 Address"],
  ["Outlook", "E-mail Address", "E-mail Display Name"],
  ["Outlook", "E-Mail-Adresse", "E-Mail-Typ"],
  ["Outlook", "Adresse de messagerie", "Type de messagerie"],
  ["Outlook", "Dirección de correo electrónico", "Tipo de correo electrónico"],
  ["Outlook", "Indirizzo posta elettronica", "Tipo posta elettronica"],
  ["Outlook", "Endereço de email", "Tipo de email"],
  ["Outlook", "E-mailadres", "E-mailtype"],
  ["Outlook", "Subject", "Start Date", "Start Time", "Meeting Organizer"],
  ["Outlook", "Betreff", "Beginnt am", "Beginnt um"],
  ["Zoho", "Record Id", "Contact Owner", "Account Name"],
  ["Zoho", "Record Id", "Lead Owner", "Lead Source"],
  ["Zoho", "Record Id", "Account Owner", "Account Name"],
  ["HubSpot", "Record ID", "Contact owner"],
  ["HubSpot", "Record ID", "Company owner"],
  ["Salesforce", "Account Name", "Account Owner"],
  ["Salesforce", "Account Name", "Contact Owner"],
  ["Salesforce", "Id", "AccountId", "LastName"],
  ["Salesforce", "Id", "IsDeleted", "Name"],
  ["Pipedrive", "Person - Name"],
  ["Pipedrive", "Organization - Name"],
  ["Pipedrive", "Deal - Title"],
  ["Less Annoying CRM", "Background Info"],
  ["Atomic CRM", "first_name", "last_name", "email_work"],
  ["Atomic CRM", "first_name", "last_name", "email_jsonb"],
  ["EspoCRM", "Account", "Modified At", "Assigned User"],
  ["EspoCRM", "emailAddress", "phoneNumber", "accountName"],
  ["Twenty", "Emails / Primary Email"],
  ["Twenty", "Domain Name / Link URL"],
  ["Thunderbird", "Primary Email", "Screen Name"],
  ["LinkedIn", "First Name", "Position", "Connected On"],
  ["Mailchimp", "Email Address", "MEMBER_RATING"],
];

/** The program that writes files with these headings, where they tell. */
export function programOf(headings: readonly string[]): string | null {
  const present = new Set(headings.map(plain));
  const has = (wanted: readonly string[]) => wanted.every((heading) => present.has(plain(heading)));
  if (ownSignatures().some(has)) return ownProgram;
  return signatures.find(([, ...wanted]) => has(wanted))?.[0] ?? null;
}

function plain(heading: string): string {
  return heading.trim().toLowerCase();
}
