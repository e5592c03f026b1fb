import type { signature as english } from "../en/signature.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const signature: Words<typeof english> = {
  addTitle: "Klant toevoegen",
  title: "Geplakte handtekening",
  lines: (lines) =>
    plural("nl", lines, {
      one: "Geplakte handtekening, # regel",
      other: "Geplakte handtekening, # regels",
    }),
  pasted: "Geplakt",
  name: "Naam",
  email: "E-mail",
  phone: "Telefoon",
  company: "Bedrijf",
  about: "Over",
  status: "Status",
  hasEmail: (name) => `${name} heeft dit e-mailadres.`,
  open: "Klant openen",
  whichCompany: "Welk bedrijf?",
  newCompany: "Nieuw bedrijf",
  existingCompany: "Bestaand bedrijf",
  addKey: "Klant toevoegen",
  add: "Klant toevoegen",
  editInForm: "Bewerken in het formulier",
  added: (name) => `${name} toegevoegd`,
  openAdded: "Openen",
};
