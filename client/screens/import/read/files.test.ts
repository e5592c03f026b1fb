import { describe, expect, it } from "vitest";
import { describeSource } from "./files/describe.ts";
import { fixtureNames, readFixture } from "./files/fixtures.ts";
import { sayNote } from "./in-words.ts";
import type { Source } from "./source.ts";

/** A row by its headings, as far as `like` asks. Of a heading that stands twice it is the last. */
function pick({ columns, rows }: Source, at: number, like: Record<string, string>) {
  const cells = columns.map(({ heading }, place) => [heading, rows[at]?.cells[place]] as const);
  return Object.fromEntries(cells.filter(([heading]) => heading in like));
}

interface Expected {
  is: string;
  first: Record<string, string>;
  second?: Record<string, string>;
  notes?: string[];
}

const anna = { "First Name": "Anna", "Last Name": "Berg" };

const files: Record<string, Expected> = {
  "android.vcf": {
    is: "vCard, 1 row, UTF-8",
    first: {
      Name: "Jürgen Jäger",
      Phone: "030 5550177",
      "Phone 2": "030 5550178",
      Notes: "Erste Zeile\nzweite, lange Zeile die weitergeht €",
    },
  },
  "apple-calendar.ics": {
    is: "Apple Calendar, 1 row, UTF-8",
    first: {
      Title: "Coffee with Bo",
      Date: "2026-12-10 09:00",
      Duration: "45",
      Customer: "Bo Lind",
      Email: "bo@lind.example",
      Repeats: "FREQ=MONTHLY;BYDAY=2TH;COUNT=6",
    },
    notes: ["1 to-do was left out."],
  },
  "apple-contacts.vcf": {
    is: "Apple Contacts, 2 rows, UTF-8",
    first: {
      Name: "Dr. Anna Maria Berg",
      Company: "Berg & Co, Ltd.",
      Department: "Purchasing",
      Title: "Head of Purchasing",
      Email: "anna@berg-co.example",
      "Email 2": "anna.berg@home.example",
      Phone: "+49 170 5550142",
      "Phone 2": "+49 30 5550142",
      Website: "https://berg-co.example",
      Address: "Hauptstraße 1 Hinterhaus, 10115 Berlin, Germany",
      Birthday: "--05-17",
      Tags: "VIP",
      Notes: "Asks for the running costs, over five years\n\nLeft-handed",
      "Phone label": "Mobile",
      "Website label": "Home page",
    },
    second: {
      Name: "Vogelsang Klavierbau GmbH",
      Company: "Vogelsang Klavierbau GmbH",
      "Phone label": "Main",
      Tags: "",
    },
    notes: ["1 picture or sound was left out."],
  },
  "atomic-crm.csv": {
    is: "Atomic CRM, 2 rows, UTF-8, comma",
    first: { first_name: "John", email_work: "john@doe.example", tags: "influencer, developer" },
    second: { first_name: "Jane", email_work: "", email_other: "jane@doe.example" },
  },
  "client-desk-customers.csv": {
    is: "Client Desk, 1 row, UTF-8, comma",
    first: { Name: "Anna Berg", Phone: "+49 30 555 0142", Notes: "=1+1 is two", Value: "12500.5" },
  },
  "client-desk.ics": {
    is: "Client Desk, 1 row, UTF-8",
    first: {
      Title: "Fitting",
      Date: "2026-12-07 15:00",
      Duration: "60",
      Customer: "Anna Berg",
      Company: "Berg & Co",
      Notes: "Bring the samples",
    },
  },
  "deutsch.csv": {
    is: "CSV, 2 rows, Western (Windows), semicolon",
    first: {
      Name: "Käthe Größling",
      "Umsatz in €": "12.500,00",
      Straße: "Am Mühlbach 3",
      Bemerkung: 'Möchte "bald" angerufen werden',
    },
    second: { Name: "Jürgen Jäger", "Letzter Kontakt": "21.10.2026", Bemerkung: "" },
  },
  "docomo.vcf": {
    is: "vCard, 1 row, Japanese",
    first: {
      Name: "山田 太郎",
      Company: "能登表具店",
      Phone: "09012345678",
      Fax: "0312345679",
      Address: "表町1-2-3, 9270000 能登市, 石川県, 日本",
      Sound: "ﾔﾏﾀﾞ;ﾀﾛｳ;;;",
      Notes: "見積書を送る",
      Group: "取引先",
    },
  },
  "duplicate-headings.csv": {
    is: "CSV, 1 row, UTF-8, comma",
    first: { Name: "Anna Berg", Email: "anna.berg@home.example", Phone: "+49 170 5550142" },
  },
  "dynamics-contacts.csv": {
    is: "CSV, 2 rows, UTF-8, comma",
    first: { "First Name": "Yvonne", Fax: "+1 425 555 0199", "Status Reason": "On hold" },
    second: { "First Name": "Paul", "Mobile Phone": "+1 425 555 0102" },
  },
  "empty-columns.csv": {
    is: "CSV, 2 rows, UTF-8, comma",
    first: { Name: "Anna Berg", Email: "anna@berg-co.example", Fax: "" },
    second: { Name: "Bo Lind", Email: "bo@lind.example", Fax: "" },
  },
  "espanol.tsv": {
    is: "CSV, 1 row, UTF-16, tab",
    first: { Nombre: "Begoña", Apellidos: "Núñez Ibáñez", "Último contacto": "03/11/2026" },
  },
  "espocrm.csv": {
    is: "EspoCRM, 1 row, UTF-8, comma",
    first: { Name: "Bo Lind", Account: "Lind Båtar AB", Email: "bo@lind.example" },
  },
  "evolution.ics": {
    is: "Calendar, 1 row, UTF-8",
    first: { Title: "Review with the office in New York" },
  },
  "evolution.vcf": {
    is: "vCard, 1 row, UTF-8",
    first: {
      Name: "Tomasz Żółkiewski",
      Prefix: "dr",
      Phone: "+48 22 555 01 01",
      Fax: "+48 22 555 01 99",
      Relation: "Ewa Malinowska",
      "Relation label": "Manager",
      "Relation 3": "Hanna",
      "Relation 3 label": "Spouse",
      Anniversary: "2009-08-15",
      "Messenger 2": "555019",
      "Messenger 2 label": "Gadugadu, Home",
    },
  },
  "excel-separator.csv": {
    is: "CSV, 1 row, UTF-8, semicolon",
    first: { Name: "Berg, Anna", City: "Ulm" },
  },
  "exchange.ics": {
    is: "Outlook, 5 rows, UTF-8",
    first: { Title: "Jour fixe Berg & Co" },
    notes: [
      "1 event of several days: one appointment on each day.",
      "2 events rounded up to a quarter of an hour.",
    ],
  },
  "fastmail.ics": { is: "Fastmail, 2 rows, UTF-8", first: { Title: "Call with Sydney" } },
  "francais.csv": {
    is: "CSV, 2 rows, Western (Mac), semicolon",
    first: { Prénom: "François", Nom: "Lefèvre", Montant: "12 500,00" },
    second: { Prénom: "Renée", Société: "L’Été" },
  },
  "google-calendar.ics": {
    is: "Google Calendar, 6 rows, UTF-8",
    first: {
      Title: "Fitting",
      Duration: "90",
      Customer: "Berg, Anna",
      Email: "anna@berg-co.example",
      "Also with": "Bo Lind <bo@lind.example>",
      Location: "Workshop, Ulm",
      Notes: "Bring the samples\nand the plan, please & thanks",
    },
    second: { Title: "Weekly call", Customer: "Siobhán O’Shaughnessy" },
  },
  "google-contacts.csv": {
    is: "Google Contacts, 2 rows, UTF-8, comma",
    first: {
      ...anna,
      "Organization Name": "Berg & Co",
      Labels: "VIP ::: Berlin ::: * myContacts",
      "E-mail 2 - Value": "anna.berg@home.example",
      "Address 1 - Formatted": "Hauptstraße 1\n10115 Berlin\nDE",
    },
    second: { Birthday: "--05-17", "Phone 1 - Value": "(212) 555-0119 ::: (212) 555-0120" },
  },
  "google-contacts-full.csv": {
    is: "Google Contacts, 1 row, UTF-8, comma",
    first: {
      "First Name": "Dana",
      "Phone 1 - Label": "Work Fax",
      "Phone 2 - Value": "(407) 555-0191",
      "Custom Field 1 - Value": "01067",
    },
  },
  "google-contacts-2023.csv": {
    is: "Google Contacts, 1 row, UTF-8, comma",
    first: { "Given Name": "Jürgen", "Organization 1 - Name": "Vogelsang Klavierbau GmbH" },
  },
  "google-contacts.vcf": {
    is: "vCard, 1 row, UTF-8",
    first: {
      Name: "Siobhán O’Shaughnessy",
      "Phone 2": "(212) 555-0120",
      Website: "https://bakkerij.example",
      Birthday: "1984-02-29",
      Tags: "VIP",
    },
  },
  "hubspot-companies.csv": {
    is: "HubSpot, 1 row, UTF-8, comma",
    first: { "Company name": "Berg & Co", "Company Domain Name": "berg-co.example" },
  },
  "hubspot-contacts.csv": {
    is: "HubSpot, 2 rows, UTF-8, comma",
    first: { ...anna, "Lead Status": "OPEN_DEAL", "Associated Company": "Berg & Co" },
    second: { "First Name": "", Email: "info@bakkerij.example" },
  },
  "icloud.vcf": {
    is: "Apple Contacts, 1 row, UTF-8",
    first: {
      Name: "Aoife O’Brien",
      Suffix: "MBA",
      Company: "O’Brien Joinery Ltd",
      "Company 2": "Galway Craft Council",
      "Email 2 label": "Only at weekends",
      Phone: "+353 87 555 0191",
      "Phone 2 label": "Reception, ask for Niamh",
      Fax: "+353 91 555 0190",
      Pager: "+353 1 555 0192",
      Relation: "Declan O’Brien",
      "Relation label": "Spouse",
      "Relation 2 label": "Bookkeeper",
      Date: "2012-06-09",
      "Date label": "Anniversary",
      Messenger: "aoife.joinery",
      "Messenger label": "Skype, Work",
      "Social profile": "https://www.linkedin.com/in/aoife (aoife-obrien)",
      "Phonetic first name": "EE-fa",
    },
  },
  "italiano.csv": {
    is: "CSV, 1 row, UTF-8, semicolon",
    first: { Nome: "Niccolò", Cognome: "D’Angelo", Città: "Forlì" },
  },
  "less-annoying-crm.csv": {
    is: "Less Annoying CRM, 1 row, UTF-8, comma",
    first: { "Company Name": "Edge Communications", "Background Info": "Met at the fair in May" },
  },
  "linkedin-connections.csv": {
    is: "LinkedIn, 1 row, UTF-8, comma",
    first: { "First Name": "Rose", Position: "SVP, Procurement", "Email Address": "" },
    notes: ["2 rows above the headings were left out."],
  },
  "long-notes.csv": {
    is: "CSV, 1 row, UTF-8, comma",
    first: { Notes: "Asks for the running costs, over five years.\n".repeat(90).trim() },
  },
  "mailchimp.csv": {
    is: "Mailchimp, 1 row, UTF-8, comma",
    first: { "Email Address": "anna@berg-co.example", Tags: '"VIP","Berlin"' },
  },
  "mixed-line-ends.csv": {
    is: "CSV, 3 rows, UTF-8, comma",
    first: { Name: "Anna Berg", Note: "one" },
    second: { Name: "Bo Lind", Note: "two\nlines" },
  },
  "monica.vcf": {
    is: "Monica, 1 row, UTF-8",
    first: {
      Name: "Bo Lind",
      Nickname: "Bosse",
      Birthday: "1979-03-01",
      Tags: "friend, sailing",
    },
  },
  "nederlands.csv": {
    is: "CSV, 1 row, UTF-8, comma",
    first: { Voornaam: "Daniël", Achternaam: "van ’t Hoff", Waarde: "12.500,00" },
  },
  "nextcloud.ics": { is: "Nextcloud, 4 rows, UTF-8", first: { Title: "Rendez-vous" } },
  "nextcloud.vcf": {
    is: "Nextcloud, 1 row, UTF-8",
    first: {
      Name: "Renée Dubois",
      Email: "renee@dubois.example",
      "Email 2": "renee@home.example",
      Phone: "+33-6-5555-0123 ext. 12",
      Address: "12 rue de l’Église, 25000 Besançon, France",
      Birthday: "--05-17",
      Tags: "Client, Salon 2026, Presse",
    },
  },
  "nokia.vcf": {
    is: "vCard, 1 row, UTF-8",
    first: {
      Name: "Jörg Müller",
      Company: "Müller, Söhne & Co",
      Department: "Einkauf",
      Phone: "+491705550123",
      "Phone 2": "+49451555012",
      Fax: "+49451555099",
      Pager: "+49165555001",
      Address: "Große Straße 5, Hof; links, 23552 Lübeck, Deutschland",
      Notes: "Zahlt bar,\nnie vor zehn anrufen",
    },
    notes: ["1 line outside the contacts was left out."],
  },
  "outlook-calendar.csv": {
    is: "Outlook, 1 row, UTF-8, comma",
    first: { Subject: "Fitting", "Start Time": "3:00:00 PM", "Required Attendees": "Anna Berg" },
  },
  "outlook-classic.csv": {
    is: "Outlook, 1 row, Western (Windows), comma",
    first: { "Last Name": "Núñez", "Business City": "Köln", Notes: "Two lines,\none cell" },
  },
  "outlook-deutsch.csv": {
    is: "Outlook, 1 row, Western (Windows), comma",
    first: { Nachname: "Größling", "E-Mail-Adresse": "kaethe@groessling.example" },
  },
  "outlook-francais.csv": {
    is: "Outlook, 1 row, Western (Windows), semicolon",
    first: { Prénom: "François", "Rue (bureau)": "12, rue de l'Église" },
  },
  "outlook-new.csv": {
    is: "Outlook, 1 row, UTF-8, comma",
    first: { "First Name": "Mary-Ellen", "E-mail 2 Address": "me@home.example" },
  },
  "outlook.ics": {
    is: "Outlook, 1 row, UTF-8",
    first: {
      Title: "Besprechung",
      Duration: "60",
      Customer: "Anna Berg",
      Notes: "Running costs\n\nover five years",
    },
  },
  "outlook.vcf": {
    is: "Outlook, 1 row, Western (Windows)",
    first: {
      Name: "Käthe Größling",
      Phone: "0451 555012",
      Address: "Am Mühlbach 3, 23552 Lübeck, Deutschland",
      "Address label": "Work",
    },
    notes: ["1 picture or sound was left out."],
  },
  "pipedrive-people.csv": {
    is: "Pipedrive, 1 row, UTF-8, comma",
    first: { "Person - Name": "Anna Berg", "Person - Email - Home": "anna.berg@home.example" },
  },
  "portugues.csv": {
    is: "CSV, 1 row, Western (Windows), semicolon",
    first: { Nome: "João", Empresa: "Conceição & Irmãos", Situação: "Negociação" },
  },
  "proton.ics": {
    is: "Proton Calendar, 1 row, UTF-8",
    first: { Title: "Consultation" },
    notes: ["1 earlier version of events was left out."],
  },
  "salesforce-accounts.csv": {
    is: "Salesforce, 2 rows, UTF-8, comma",
    first: { Name: "Edge Communications", Fax: "(512) 757-9000" },
    second: { Name: "Grand Hotels", Website: "https://www.grandhotels.example" },
  },
  "salesforce-contacts.csv": {
    is: "Salesforce, 3 rows, UTF-8, comma",
    first: { Name: "Rose Gonzalez", AccountId: "0015g00000XyZabAAF" },
    second: { Name: "Tim Barr", AccountId: "0015g00000XyZac" },
  },
  "salesforce-data-export.csv": {
    is: "Salesforce, 1 row, UTF-8, comma",
    first: { Name: "Rose Gonzalez", MobilePhone: "(512) 757-9340" },
  },
  "salesforce-report.csv": {
    is: "Salesforce, 1 row, UTF-8, comma",
    first: {
      "Last Name": "Gonzalez",
      "Mailing Street": "313 Constitution Place\nAustin, TX 78767\nUSA",
    },
  },
  "spreadsheet-phones.csv": {
    is: "CSV, 2 rows, UTF-8, comma",
    first: { Phone: "1.5155E+10", Mobile: "15127579340" },
    second: { Phone: "4.93056E+11", Mobile: "0049 170 5550142" },
  },
  "thunderbird.csv": {
    is: "Thunderbird, 1 row, UTF-8, comma",
    first: { "Display Name": "Renée Dubois", "Secondary Email": "renee@home.example" },
  },
  "thunderbird.ics": { is: "Thunderbird, 1 row, UTF-8", first: { Title: "Lunch with Bo Lind" } },
  "title-above.csv": {
    is: "CSV, 3 rows, UTF-8, comma",
    first: { Name: "Anna Berg", Company: "Berg & Co" },
    second: { Name: "Bo Lind", Company: "Lind Båtar AB" },
    notes: ["2 rows above the headings were left out."],
  },
  "twenty.csv": {
    is: "Twenty, 1 row, UTF-8, comma",
    first: { "Name / First Name": "Anna", "Emails / Primary Email": "anna@berg-co.example" },
  },
  "without-headings.csv": {
    is: "CSV, 2 rows, UTF-8, semicolon",
    first: { "Column A": "Anna Berg", "Column C": "+49 30 555 0142" },
    second: { "Column A": "Bo Lind", "Column B": "bo@lind.example" },
  },
  "zoho.ics": { is: "Zoho, 1 row, UTF-8", first: { Title: "Weekly report" } },
  "zoho-contacts.csv": {
    is: "Zoho, 1 row, UTF-8, comma",
    first: { ...anna, "Account Name": "Berg & Co", Tag: "VIP,Berlin" },
  },
};

describe("a file of another program", () => {
  it.each(Object.entries(files))("%s is read", async (name, { is, first, second, notes = [] }) => {
    const source = await readFixture(name);
    expect(describeSource(source)).toBe(is);
    expect(pick(source, 0, first)).toEqual(first);
    if (second) expect(pick(source, 1, second)).toEqual(second);
    expect(source.notes.map(sayNote)).toEqual(notes);
    expect(source.name).toBe(name);
  });

  it("is among those above", () => {
    expect(fixtureNames.toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it("of contacts or a calendar says what its rows and columns are", async () => {
    const contacts = await readFixture("apple-contacts.vcf");
    expect(contacts.kind).toBe("customers");
    expect(contacts.columns.map(({ becomes }) => becomes)).toEqual([
      ...["name", "company", "addToNotes", "addToNotes"],
      // Each with the column of its labels.
      ...["email", "addToNotes", "email", "addToNotes", "phone", "addToNotes"],
      ...["phone", "addToNotes", "addToNotes", "addToNotes", "addToNotes", "addToNotes"],
      ...["addToNotes", "tags", "notes"],
    ]);
    const calendar = await readFixture("apple-calendar.ics");
    expect(calendar.kind).toBe("appointments");
    expect(calendar.columns.map(({ becomes }) => becomes)).toEqual([
      ...["title", "date", "duration", "customer", "email", "repeat"],
    ]);
  });
});
