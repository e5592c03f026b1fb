import type { history as english } from "../en/history.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const history: Words<typeof english> = {
  title: "Geschiedenis",
  search: "De geschiedenis doorzoeken",
  searchHint: "Zoek een naam of een woord",
  done: "Wat er is gedaan",
  acts: {
    all: "Alles",
    added: "Toegevoegd",
    changed: "Gewijzigd",
    deleted: "Prullenbak",
    imported: "Geïmporteerd",
  },
  which: "Welke records",
  kinds: {
    all: "Alle records",
    companies: "Bedrijven",
    customers: "Klanten",
    appointments: "Afspraken",
  },
  failed: "De geschiedenis kon niet worden geladen.",
  noMatch: (typed) => `Geen wijzigingen gevonden voor “${typed}”`,
  noneSuch: "Geen wijzigingen gevonden",
  clear: "Je kunt <all>alle wijzigingen tonen</all>.",
  none: "Hier is nog niets",
  noneHint: "Wat je toevoegt, wijzigt of verwijdert, staat hier.",
  loading: "Wijzigingen worden geladen",
  dayLabel: (day, date) => `${day}, ${date}`,
  dayCount: (date, changes) =>
    `${date}. ${plural("nl", changes, { one: "# wijziging", other: "# wijzigingen" })}`,
  moreFailed: "Laden mislukt. Opnieuw proberen",
  earlier: "Eerdere wijzigingen tonen",
  show: "Tonen",
  hide: "Verbergen",
  thisDevice: "Dit apparaat",
  now: "nu",
  ways: {
    undo: "Ongedaan maken",
    redo: "Opnieuw doen",
    restore: "Herstellen",
    undoAct: (act) => `Ongedaan maken: ${act}`,
    redoAct: (act) => `Opnieuw doen: ${act}`,
    restoreAct: (act) => `Herstellen: ${act}`,
    undoRest: (act) => `De rest ongedaan maken: ${act}`,
    restoreRest: (act) => `De rest herstellen: ${act}`,
  },
  details: {
    failed: "Deze records konden niet worden geladen.",
    loading: "Laden",
    before: "Eerst:",
    now: "Nu:",
    more: (records) =>
      plural("nl", records, { one: "Nog # record tonen", other: "Nog # records tonen" }),
  },
  ofRecord: {
    failed: "De wijzigingen konden niet worden geladen.",
    none: "Er is nog niets gewijzigd.",
  },
  trash: {
    kept: (days) =>
      plural("nl", days, { one: "Wordt # dag bewaard.", other: "Wordt # dagen bewaard." }),
    empty: "Prullenbak legen",
    question: (records) =>
      plural("nl", records, {
        one: "Dit record definitief verwijderen?",
        other: "Deze # records definitief verwijderen?",
      }),
    keepIt: "Behouden",
    keepThem: "Behouden",
    confirm: "Definitief verwijderen",
    warning: "Dit kan niet ongedaan worden gemaakt.",
  },
};
