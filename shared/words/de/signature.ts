import type { signature as english } from "../en/signature.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const signature: Words<typeof english> = {
  addTitle: "Kunden hinzufügen",
  title: "Eingefügte Signatur",
  lines: (lines) =>
    plural("de", lines, {
      one: "Eingefügte Signatur, # Zeile",
      other: "Eingefügte Signatur, # Zeilen",
    }),
  pasted: "Eingefügt",
  name: "Name",
  email: "E-Mail",
  phone: "Telefon",
  company: "Firma",
  about: "Info",
  status: "Status",
  hasEmail: (name) => `${name} hat diese E-Mail-Adresse.`,
  open: "Kunden öffnen",
  whichCompany: "Welche Firma?",
  newCompany: "Neue Firma",
  existingCompany: "Vorhandene Firma",
  addKey: "Kunden hinzufügen",
  add: "Kunden hinzufügen",
  editInForm: "Im Formular bearbeiten",
  added: (name) => `${name} hinzugefügt`,
  openAdded: "Öffnen",
};
