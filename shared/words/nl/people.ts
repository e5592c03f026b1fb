import type { people as english } from "../en/people.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const people: Words<typeof english> = {
  roles: { owner: "Eigenaar", member: "Lid", reader: "Lezer" },
  mayDo: {
    owner: "Al het werk, plus personen en instellingen van de desk",
    member: "Al het werk",
    reader: "Kijkt en zoekt, wijzigt niets",
  },
  onlyYou: "alleen jij",
  count: (count) => plural("nl", count, { one: "# persoon", other: "# personen" }),
  roleAndCount: (role, people) => `${role}, ${people}`,
  thisDesk: ", deze desk",
  newDesk: "Nieuwe desk",
  deskSettings: "Personen en instellingen van de desk",
  newDeskDialog: {
    text: "Er gaat niets van de ene desk naar de andere.",
    name: "Naam",
    save: "Desk maken",
    saving: "Wordt gemaakt",
    failed: "De desk kon niet worden gemaakt. Probeer het opnieuw.",
  },
  join: {
    title: (desk) => `Meedoen met “${desk}”?`,
    button: "Meedoen",
    joining: "Bezig",
    notNow: "Niet nu",
    failed: "De uitnodiging kon niet worden beantwoord. Probeer het opnieuw.",
    invites: {
      owner: (from, desk, own) =>
        `${from} nodigt je uit voor “${desk}”, als eigenaar. Je houdt “${own}” en kunt altijd wisselen.`,
      member: (from, desk, own) =>
        `${from} nodigt je uit voor “${desk}”, als lid. Je houdt “${own}” en kunt altijd wisselen.`,
      reader: (from, desk, own) =>
        `${from} nodigt je uit voor “${desk}”, als lezer. Je houdt “${own}” en kunt altijd wisselen.`,
    },
    invited: {
      owner: (desk, own) =>
        `Je bent uitgenodigd voor “${desk}”, als eigenaar. Je houdt “${own}” en kunt altijd wisselen.`,
      member: (desk, own) =>
        `Je bent uitgenodigd voor “${desk}”, als lid. Je houdt “${own}” en kunt altijd wisselen.`,
      reader: (desk, own) =>
        `Je bent uitgenodigd voor “${desk}”, als lezer. Je houdt “${own}” en kunt altijd wisselen.`,
    },
  },
  dead: {
    title: "Deze uitnodiging werkt niet meer.",
    text: "De uitnodiging is gebruikt, ingetrokken of ouder dan 7 dagen. Vraag om een nieuwe.",
  },
  notLoaded: "De uitnodiging kon niet worden geladen. Open de link opnieuw.",
  other: {
    title: "Deze uitnodiging is voor iemand anders",
    text: (email, wanted) => `Je bent ingelogd als ${email}. Deze uitnodiging is voor ${wanted}.`,
    logIn: "Met ander account inloggen",
  },
};
