import type { restore as english } from "../en/restore.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const restore: Words<typeof english> = {
  section: "Herstellen",
  hint: "Uit een Client Desk-bestand.",
  row: "Herstellen uit een bestand",
  note: "Je ziet eerst de verschillen. Niets van jou wordt vervangen, tenzij je dat kiest.",
  remove: "Verwijderen",
  removing: "Wordt verwijderd",
  chooseFile: "Bestand kiezen",
  file: "Client Desk-bestand",
  notRemoved: "De herstelde gegevens konden niet worden verwijderd. Probeer het opnieuw.",
  removeStopped: (file) =>
    `Niet alles wat uit ${file} is hersteld, is verwijderd. Kies “Verwijderen” om het opnieuw te proberen.`,
  stopped: (file, written) =>
    plural("nl", written, {
      one: `Het herstellen van ${file} stopte na # rij. Kies hetzelfde bestand om verder te gaan, of verwijder wat is hersteld.`,
      other: `Het herstellen van ${file} stopte na # rijen. Kies hetzelfde bestand om verder te gaan, of verwijder wat is hersteld.`,
    }),
  removeFirst: (file) =>
    `Niet alles wat uit ${file} is hersteld, is verwijderd. Verwijder eerst de rest.`,
  otherFile: (file) =>
    `Het herstellen van ${file} is niet voltooid. Kies dat bestand om verder te gaan, of verwijder wat is hersteld.`,
  title: "Herstellen uit een bestand",
  cancel: "Herstellen annuleren",
  account: "Account herstellen",
  records: (count) =>
    plural("nl", count, { one: "# record herstellen", other: "# records herstellen" }),
  reading: "Wordt gelezen",
  restoring: "Wordt hersteld",
  cancelHint: "Bij annuleren blijft er niets achter.",
  removingAll: "De herstelde gegevens worden verwijderd",
  continues: "Het laatste herstel is niet voltooid. Het gaat verder waar het was gestopt.",
  whole: (day) => `Je account is leeg. Alles wordt zoals het was op ${day}.`,
  older:
    "Het bestand is van een oudere versie. De geschiedenis toont de wijzigingen, maar ze kunnen niet ongedaan worden gemaakt.",
  changes: (count) =>
    plural("nl", count, {
      one: "# wijziging in de geschiedenis",
      other: "# wijzigingen in de geschiedenis",
    }),
  counts: {
    companies: (count) => plural("nl", count, { one: "# bedrijf", other: "# bedrijven" }),
    customers: (count) => plural("nl", count, { one: "# klant", other: "# klanten" }),
    appointments: (count) => plural("nl", count, { one: "# afspraak", other: "# afspraken" }),
    activities: (count) => plural("nl", count, { one: "# tijdlijnitem", other: "# tijdlijnitems" }),
    tasks: (count) => plural("nl", count, { one: "# taak", other: "# taken" }),
    tags: (count) => plural("nl", count, { one: "# label", other: "# labels" }),
    views: (count) => plural("nl", count, { one: "# weergave", other: "# weergaven" }),
    absences: (count) => plural("nl", count, { one: "# afwezigheid", other: "# afwezigheden" }),
    meetingTypes: (count) =>
      plural("nl", count, { one: "# soort afspraak", other: "# soorten afspraken" }),
  },
  broken: "Het bestand kon niet worden gelezen.",
  failed: "Het bestand kon niet worden hersteld.",
  done: (written) =>
    plural("nl", written, { one: "Account hersteld: # rij", other: "Account hersteld: # rijen" }),
  doneWithout: (written, leftOut) =>
    `${plural("nl", written, { one: "Account hersteld: # rij", other: "Account hersteld: # rijen" })}, ${plural("nl", leftOut, { one: "# rij weggelaten", other: "# rijen weggelaten" })}`,
  restored: (count) =>
    plural("nl", count, { one: "# record hersteld", other: "# records hersteld" }),
  nothingSaved: "Er is niets opgeslagen.",
  files: {
    notOurs: "Dit is geen Client Desk-bestand.",
    notWhole: "Dit is geen volledig Client Desk-bestand.",
    newer: "Dit bestand is van een nieuwere versie van Client Desk.",
  },
  allHere: "Alles uit het bestand is hier al aanwezig.",
  differences: (added, changed, same) =>
    `${plural("nl", added, { one: "# record alleen in het bestand", other: "# records alleen in het bestand" })}, ${plural("nl", changed, { one: "# verschillend", other: "# verschillend" })}, ${plural("nl", same, { one: "# identiek", other: "# identiek" })}. Het herstellen kan ongedaan worden gemaakt.`,
  whatDiffers: "Wat verschilt",
  andMore: (count) => plural("nl", count, { one: "en nog #", other: "en nog #" }),
  where: "Waar het bestand verschilt",
  keep: "Behouden wat je hebt",
  take: "Overnemen uit het bestand",
};
