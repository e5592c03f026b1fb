import type { imported as english } from "../en/imported.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const imported: Words<typeof english> = {
  writing: {
    failedSub: "Er is niets opgeslagen.",
    sub: "Wordt geïmporteerd. Je kunt verder werken: het importeren stopt niet als je deze pagina verlaat.",
    stopped: "Gestopt",
    of: {
      customers: (of) => `van ${of} klanten`,
      companies: (of) => `van ${of} bedrijven`,
      appointments: (of) => `van ${of} afspraken`,
    },
    sent: {
      customers: (of) => `van ${of} klanten verstuurd`,
      companies: (of) => `van ${of} bedrijven verstuurd`,
      appointments: (of) => `van ${of} afspraken verstuurd`,
    },
    doneOf: (done, of) => `${done} ${of}`,
    now: (name) => `Nu: ${name}`,
    lost: "Geen verbinding. Het gaat verder zodra de server antwoordt.",
    canceling: "Wordt geannuleerd",
    cancel: "Import annuleren",
    leavesNothing: "Bij annuleren blijft er niets achter.",
    leavesNoneOf: (done) =>
      `Bij annuleren blijft er niets achter: geen van de ${done} wordt bewaard.`,
    stoppedAll: "Het importeren is gestopt. Er is niets opgeslagen.",
    stoppedAt: (row) => `Het importeren is gestopt bij rij ${row}. Er is niets opgeslagen.`,
    fewSeconds: "Nog een paar seconden",
    seconds: (seconds) =>
      plural("nl", seconds, { one: "Nog ongeveer # seconde", other: "Nog ongeveer # seconden" }),
    minute: "Nog ongeveer een minuut",
    minutes: (minutes) =>
      plural("nl", minutes, { one: "Nog ongeveer # minuut", other: "Nog ongeveer # minuten" }),
    notStarted: "Het importeren kon niet worden gestart. Probeer het opnieuw.",
  },
  imported: {
    customers: (count) =>
      plural("nl", count, { one: "# klant geïmporteerd", other: "# klanten geïmporteerd" }),
    companies: (count) =>
      plural("nl", count, { one: "# bedrijf geïmporteerd", other: "# bedrijven geïmporteerd" }),
    appointments: (count) =>
      plural("nl", count, { one: "# afspraak geïmporteerd", other: "# afspraken geïmporteerd" }),
  },
  sentence: (imported) => `${imported}.`,
  open: "Openen",
  another: "Ander bestand importeren",
  continueWith: (file) => `Verder met ${file}`,
  show: {
    customers: "Geïmporteerde klanten tonen",
    companies: "Geïmporteerde bedrijven tonen",
    appointments: "Geïmporteerde afspraken tonen",
  },
  downloadSkipped: "Overgeslagen rijen downloaden",
  undoing: "Wordt ongedaan gemaakt",
  undo: "Import ongedaan maken",
  available: (note, days) =>
    plural("nl", days, {
      one: `${note} Dat kan # dag lang, hier of in de geschiedenis.`,
      other: `${note} Dat kan # dagen lang, hier of in de geschiedenis.`,
    }),
  undoRemoves: (made) => `Ongedaan maken verwijdert ${made}.`,
  undoReverts: (changed) =>
    plural("nl", changed, {
      one: "Ongedaan maken draait # wijziging terug.",
      other: "Ongedaan maken draait # wijzigingen terug.",
    }),
  undoBoth: (made, changed) =>
    plural("nl", changed, {
      one: `Ongedaan maken verwijdert ${made} en draait # wijziging terug.`,
      other: `Ongedaan maken verwijdert ${made} en draait # wijzigingen terug.`,
    }),
  newCustomers: (count) =>
    plural("nl", count, { one: "# nieuwe klant", other: "# nieuwe klanten" }),
  newCompanies: (count) =>
    plural("nl", count, { one: "# nieuw bedrijf", other: "# nieuwe bedrijven" }),
  wereHere: (count) => plural("nl", count, { one: "# was er al", other: "# waren er al" }),
  notChanged: (count) =>
    plural("nl", count, { one: "# rij niet gewijzigd", other: "# rijen niet gewijzigd" }),
  changedElsewhere: "Ze zijn tijdens het importeren ergens anders gewijzigd of verwijderd",
  unread: (count) =>
    plural("nl", count, {
      one: "# waarde kon niet worden gelezen",
      other: "# waarden konden niet worden gelezen",
    }),
  keptIn: (field) => `Ze staan in “${field}”, elk met de naam van de kolom`,
  cut: (field, rows) =>
    plural("nl", rows, {
      one: `“${field}” ingekort in # rij`,
      other: `“${field}” ingekort in # rijen`,
    }),
  limit: (most) =>
    plural("nl", most, {
      one: "De limiet is # teken. De rest is afgekapt:",
      other: "De limiet is # tekens. De rest is afgekapt:",
    }),
  duplicates: (count) =>
    plural("nl", count, { one: "# mogelijk duplicaat", other: "# mogelijke duplicaten" }),
  duplicatesWhy: "Zelfde e-mailadres, zelfde telefoonnummer of een vergelijkbare naam",
  review: "Bekijken",
  hide: "Verbergen",
  showThe: (count) => plural("nl", count, { one: "Tonen", other: "De # tonen" }),
  rowNumber: (row) => `Rij ${row}`,
  valueOf: (column) => `${column}: <value></value>`,
  updated: "Bijgewerkt",
  rowsInFile: "Rijen in het bestand",
  undone: "Import ongedaan gemaakt. Er is niets van over.",
  changed: (count) => plural("nl", count, { one: "# gewijzigd", other: "# gewijzigd" }),
  left: (count, field) =>
    plural("nl", count, { one: `# in “${field}” gebleven`, other: `# in “${field}” gebleven` }),
  why: {
    withoutName: "zonder naam",
    withoutTitle: "zonder titel",
    withoutDate: "zonder datum",
    withoutCustomer: "zonder klant",
    leftOut: "door jou weggelaten",
    twice: "twee keer in het bestand",
    kept: "gelaten zoals je ze hebt",
    identical: "identiek aan wat je hebt",
  },
  andMore: (fields) => `${fields} en meer`,
};
