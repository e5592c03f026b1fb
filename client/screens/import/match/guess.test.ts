import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../../../shared/account/settings.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { sourceOf } from "../read/files/source-of.ts";
import { guessMatch } from "./guess.ts";

const { formats } = defaultSettings;

const toHeadings = (text: string) => text.split(",").map((heading) => heading.trim());

/** `First Name: firstName` of the columns that are used. */
async function guess(headings: string, rows?: string[][], kind: ImportKind = "customers") {
  const { columns } = await guessMatch(sourceOf(toHeadings(headings), rows), kind, formats);
  return columns
    .filter(({ becomes }) => becomes !== "skip" && becomes !== "addToNotes")
    .map(({ heading, becomes }) => `${heading}: ${becomes}`);
}

describe("programs are known by their headings", () => {
  const programs: [string, string, string[]][] = [
    [
      "Google Contacts",
      "First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Organization Name,Organization Title,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Website 1 - Value",
      [
        "First Name: firstName",
        "Middle Name: firstName",
        "Last Name: lastName",
        "Organization Name: company",
        "Notes: notes",
        "Labels: tags",
        "E-mail 1 - Value: email",
        "E-mail 2 - Value: email",
        "Phone 1 - Value: phone",
        "Website 1 - Value: companyWebsite",
      ],
    ],
    [
      "Google Contacts before 2024",
      "Name,Given Name,Additional Name,Family Name,Yomi Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Type,Organization 1 - Name,Organization 1 - Title",
      [
        "Name: name",
        "Given Name: firstName",
        "Additional Name: firstName",
        "Family Name: lastName",
        "Group Membership: tags",
        "E-mail 1 - Value: email",
        "Phone 1 - Value: phone",
        "Organization 1 - Name: company",
      ],
    ],
    [
      "Outlook",
      "First Name,Middle Name,Last Name,Company,Department,Job Title,Business Street,Business Phone,Mobile Phone,Categories,E-mail Address,E-mail Display Name,E-mail 2 Address,E-mail Type,Gender,Notes,Priority,Private,Sensitivity",
      [
        "First Name: firstName",
        "Middle Name: firstName",
        "Last Name: lastName",
        "Company: company",
        "Business Street: companyAddress",
        "Business Phone: phone",
        "Mobile Phone: phone",
        "Categories: tags",
        "E-mail Address: email",
        "E-mail 2 Address: email",
        "Notes: notes",
      ],
    ],
    [
      "HubSpot",
      "Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Last Activity Date (EST),Lead Status,Create Date,Associated Company",
      [
        "First Name: firstName",
        "Last Name: lastName",
        "Email: email",
        "Phone Number: phone",
        "Last Activity Date (EST): lastContact",
        "Lead Status: status",
        "Associated Company: company",
      ],
    ],
    [
      "Salesforce",
      "Salutation,First Name,Last Name,Title,Account Name,Phone,Mobile,Email,Mailing City,Lead Source,Description,Last Activity,Contact Owner Alias",
      [
        "First Name: firstName",
        "Last Name: lastName",
        "Account Name: company",
        "Phone: phone",
        "Mobile: phone",
        "Email: email",
        "Description: notes",
        "Last Activity: lastContact",
      ],
    ],
    [
      "Pipedrive",
      "Person - ID,Person - Name,Person - Organization,Person - Email - Work,Person - Phone - Work,Person - Last activity date,Deal - Value,Deal - Stage",
      [
        "Person - Name: name",
        "Person - Organization: company",
        "Person - Email - Work: email",
        "Person - Phone - Work: phone",
        "Person - Last activity date: lastContact",
        "Deal - Value: value",
        "Deal - Stage: status",
      ],
    ],
    [
      "Zoho",
      "Contact Id,Contact Owner,Lead Source,First Name,Last Name,Account Name,Email,Title,Phone,Mobile,Description,Tag,Created Time",
      [
        "First Name: firstName",
        "Last Name: lastName",
        "Account Name: company",
        "Email: email",
        "Phone: phone",
        "Mobile: phone",
        "Description: notes",
        "Tag: tags",
      ],
    ],
    [
      "Less Annoying CRM",
      "Contact Id,First Name,Last Name,Company Name,Job Title,Email,Phone,Address,Background Info",
      [
        "First Name: firstName",
        "Last Name: lastName",
        "Company Name: company",
        "Email: email",
        "Phone: phone",
        "Background Info: notes",
      ],
    ],
    [
      "Atomic CRM",
      "first_name,last_name,gender,title,company,email_work,email_home,phone_work,background,avatar,last_seen,has_newsletter,status,tags,linkedin_url",
      [
        "first_name: firstName",
        "last_name: lastName",
        "company: company",
        "email_work: email",
        "email_home: email",
        "phone_work: phone",
        "background: notes",
        "last_seen: lastContact",
        "status: status",
        "tags: tags",
      ],
    ],
    [
      "EspoCRM and Monica",
      "First Name,Last Name,Account Name,Email,Phone,Description,Assigned User ID,Created At",
      [
        "First Name: firstName",
        "Last Name: lastName",
        "Account Name: company",
        "Email: email",
        "Phone: phone",
        "Description: notes",
      ],
    ],
    [
      "Twenty",
      "Id,Name / First Name,Name / Last Name,Emails / Primary Email,Phones / Primary Phone Number,Company,Job Title,City,Created at",
      [
        "Name / First Name: firstName",
        "Name / Last Name: lastName",
        "Emails / Primary Email: email",
        "Phones / Primary Phone Number: phone",
        "Company: company",
      ],
    ],
    [
      "our own file",
      "Name,Email,Phone,Status,Value,Notes,Last contact,Tags,Snoozed until,Company,Created,Updated,ID,Company ID",
      [
        "Name: name",
        "Email: email",
        "Phone: phone",
        "Status: status",
        "Value: value",
        "Notes: notes",
        "Last contact: lastContact",
        "Tags: tags",
        "Company: company",
        "Company ID: companyId",
      ],
    ],
  ];
  test.each(programs)("%s", async (_name, headings, expected) => {
    expect(await guess(headings)).toEqual(expected);
  });
});

describe("headings in seven languages", () => {
  test.each([
    ["Name,Email,Phone,Company,Status,Value,Notes,Last contact,Tags"],
    [
      "Vollständiger Name,E-Mail-Adresse,Telefonnummer,Firma,Stufe,Umsatz,Notizen,Letzter Kontakt,Kategorien",
    ],
    [
      "Nom complet,Adresse e-mail,Téléphone,Société,Statut,Chiffre d’affaires,Remarques,Dernier contact,Étiquettes",
    ],
    [
      "Nombre completo,Correo electrónico,Teléfono,Empresa,Estado,Importe,Comentarios,Último contacto,Etiquetas",
    ],
    [
      "Nome e cognome,Posta elettronica,Cellulare,Azienda,Stato,Fatturato,Note,Ultimo contatto,Etichette",
    ],
    [
      "Nome completo,Correio eletrônico,Telemóvel,Empresa,Situação,Faturamento,Observações,Último contato,Marcadores",
    ],
    [
      "Volledige naam,E-mailadres,Telefoonnummer,Bedrijfsnaam,Fase,Omzet,Opmerkingen,Laatste contact,Labels",
    ],
  ])("%s", async (headings) => {
    const found = await guess(headings);
    const order = [
      "name",
      "email",
      "phone",
      "company",
      "status",
      "value",
      "notes",
      "lastContact",
      "tags",
    ];
    expect(found.map((one) => one.split(": ")[1])).toEqual(order);
  });

  test.each([
    ["Vorname,Name", ["firstName", "lastName"], ["Jürgen", "Jäger"]],
    ["Vorname,Name", ["firstName", "name"], ["Jürgen", "Jürgen Jäger"]],
    ["Nome,Cognome", ["firstName", "lastName"], ["Anna", "Rossi"]],
    ["Nom,Prénom", ["lastName", "firstName"], ["Lefèvre", "Renée"]],
    ["Nom,Courriel", ["name", "email"], ["Renée Lefèvre", "r@lefevre.example"]],
    ["Nombre,Apellidos", ["firstName", "lastName"], ["Ana", "García"]],
    ["Nome,Email", ["name", "email"], ["Ana Souza", "ana@souza.example"]],
    [
      "Voornaam,Tussenvoegsel,Achternaam",
      ["firstName", "lastName", "lastName"],
      ["Jan", "de", "Vries"],
    ],
  ])("%s beside each other are %j", async (headings, expected, cells) => {
    const found = await guess(headings, [cells]);
    expect(found.map((one) => one.split(": ")[1])).toEqual(expected);
  });
});

test("companies and appointments have headings of their own", async () => {
  const companies = "Company,Website,Street,City,Industry,Main phone,About us";
  expect(await guess(companies, [], "companies")).toEqual([
    "Company: name",
    "Website: website",
    "Street: address",
    "City: address",
    "Industry: industry",
    "Main phone: phone",
    "About us: notes",
  ]);
  const outlook = "Subject,Start Date,Start Time,End Date,End Time,Required Attendees,Description";
  expect(await guess(outlook, [], "appointments")).toEqual([
    "Subject: title",
    "Start Date: date",
    "Start Time: time",
    "End Date: end",
    "End Time: end",
    "Required Attendees: customer",
    "Description: notes",
  ]);
});

test("columns without a telling heading are known by their values; what is full is kept", async () => {
  const source = {
    ...sourceOf([..."ABCDE"], [["Anna Berg", "anna@berg.example", "+49 30 5550142", "x", ""]]),
    firstRow: "row" as const,
  };
  const { columns } = await guessMatch(source, "customers", formats);
  const targets = ["name", "email", "phone", "addToNotes", "skip"];
  expect(columns.map(({ becomes }) => becomes)).toEqual(targets);
});

describe("how a column's values are read is decided once", () => {
  const decide = async (heading: string, values: string[]) => {
    const match = await guessMatch(
      sourceOf(
        [heading],
        values.map((value) => [value]),
      ),
      "customers",
      formats,
    );
    return match.columns[0];
  };

  test.each([
    [["03/11/2026", "21/10/2026"], { dates: "dmy" }],
    [["03/11/2026", "10/21/2026"], { dates: "mdy" }],
    [["03/04/2026", "05/06/2026"], { dates: "mdy", isAmbiguous: true }],
    [["3.4.2026"], { dates: "dmy" }],
    [["2026-04-03"], { dates: "ymd" }],
    [["04/04/2026"], { dates: "mdy" }],
  ])("dates: %j", async (values, expected) => {
    expect(await decide("Last contact", values)).toMatchObject(expected);
  });

  test.each([
    [["12.500,00", "0,00"], "comma"],
    [["12,500.00", "0"], "dot"],
    [["1.250", "12.500"], "comma"],
    [["1,250", "12,500"], "dot"],
    [["1781.1", "12"], "dot"],
    [["1 250,5"], "comma"],
    [["100", "200"], "dot"],
  ])("amounts: %j", async (values, decimals) => {
    expect(await decide("Value", values)).toMatchObject({ decimals });
  });

  test("statuses are counted, and those that nobody knows are open", async () => {
    const column = await decide("Stage", ["lead", "customer", "lead", "on hold?", "__proto__"]);
    expect(column?.values).toEqual(
      Object.fromEntries([
        ["lead", { becomes: "Pending", count: 2 }],
        ["customer", { becomes: "Active", count: 1 }],
        ["on hold?", { becomes: null, count: 1 }],
        ["__proto__", { becomes: null, count: 1 }],
      ]),
    );
  });
});
