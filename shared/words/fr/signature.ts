import type { signature as english } from "../en/signature.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const signature: Words<typeof english> = {
  addTitle: "Ajouter un client",
  title: "Signature collée",
  lines: (lines) =>
    plural("fr", lines, { one: "Signature collée, # ligne", other: "Signature collée, # lignes" }),
  pasted: "Collé",
  name: "Nom",
  email: "E-mail",
  phone: "Téléphone",
  company: "Entreprise",
  about: "À propos",
  status: "Statut",
  hasEmail: (name) => `${name} a cette adresse e-mail.`,
  open: "Ouvrir le client",
  whichCompany: "Quelle entreprise ?",
  newCompany: "Nouvelle entreprise",
  existingCompany: "Entreprise existante",
  addKey: "Ajouter un client",
  add: "Ajouter le client",
  editInForm: "Modifier dans le formulaire",
  added: (name) => `Client ajouté : ${name}`,
  openAdded: "Ouvrir",
};
