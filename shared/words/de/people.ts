import type { people as english } from "../en/people.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const people: Words<typeof english> = {
  roles: { owner: "Inhaber", member: "Mitglied", reader: "Leser" },
  mayDo: {
    owner: "Alles bearbeiten, dazu Personen und Desk-Einstellungen verwalten",
    member: "Alles bearbeiten",
    reader: "Ansehen und suchen, nichts ändern",
  },
  onlyYou: "nur Sie",
  count: (count) => plural("de", count, { one: "# Person", other: "# Personen" }),
  roleAndCount: (role, people) => `${role}, ${people}`,
  thisDesk: ", dieser Desk",
  newDesk: "Neuer Desk",
  deskSettings: "Personen und Einstellungen des Desks",
  newDeskDialog: {
    text: "Zwischen Desks wird nichts ausgetauscht.",
    name: "Name",
    save: "Desk erstellen",
    saving: "Wird erstellt",
    failed: "Der Desk konnte nicht erstellt werden. Versuchen Sie es erneut.",
  },
  join: {
    title: (desk) => `„${desk}“ beitreten?`,
    button: "Beitreten",
    joining: "Beitritt läuft",
    notNow: "Nicht jetzt",
    failed: "Die Einladung konnte nicht beantwortet werden. Versuchen Sie es erneut.",
    invites: {
      owner: (from, desk, own) =>
        `${from} lädt Sie zu „${desk}“ ein, mit der Rolle Inhaber. Sie behalten „${own}“ und können jederzeit wechseln.`,
      member: (from, desk, own) =>
        `${from} lädt Sie zu „${desk}“ ein, mit der Rolle Mitglied. Sie behalten „${own}“ und können jederzeit wechseln.`,
      reader: (from, desk, own) =>
        `${from} lädt Sie zu „${desk}“ ein, mit der Rolle Leser. Sie behalten „${own}“ und können jederzeit wechseln.`,
    },
    invited: {
      owner: (desk, own) =>
        `Sie sind zu „${desk}“ eingeladen, mit der Rolle Inhaber. Sie behalten „${own}“ und können jederzeit wechseln.`,
      member: (desk, own) =>
        `Sie sind zu „${desk}“ eingeladen, mit der Rolle Mitglied. Sie behalten „${own}“ und können jederzeit wechseln.`,
      reader: (desk, own) =>
        `Sie sind zu „${desk}“ eingeladen, mit der Rolle Leser. Sie behalten „${own}“ und können jederzeit wechseln.`,
    },
  },
  dead: {
    title: "Diese Einladung gilt nicht mehr.",
    text: "Sie wurde schon verwendet oder widerrufen oder ist älter als 7 Tage. Bitten Sie um eine neue.",
  },
  notLoaded: "Die Einladung konnte nicht geladen werden. Öffnen Sie ihren Link noch einmal.",
  other: {
    title: "Diese Einladung ist für jemand anderen",
    text: (email, wanted) => `Sie sind als ${email} angemeldet. Diese Einladung ist für ${wanted}.`,
    logIn: "Mit anderem Konto anmelden",
  },
};
