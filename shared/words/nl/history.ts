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
  which: "Welke gegevens",
  kinds: {
    all: "Alle gegevens",
    companies: "Bedrijven",
    customers: "Klanten",
    appointments: "Afspraken",
  },
  failed: "De geschiedenis kon niet worden geladen.",
  noMatch: (typed) => `Geen wijziging komt overeen met “${typed}”`,
  noneSuch: "Geen wijzigingen van die soort",
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
    redo: "Opnieuw",
    restore: "Herstellen",
    undoAct: (act) => `Ongedaan maken: ${act}`,
    redoAct: (act) => `Opnieuw: ${act}`,
    restoreAct: (act) => `Herstellen: ${act}`,
    undoRest: (act) => `De rest ongedaan maken: ${act}`,
    restoreRest: (act) => `De rest herstellen: ${act}`,
  },
  details: {
    failed: "Deze gegevens konden niet worden geladen.",
    loading: "Laden",
    before: "Eerst:",
    now: "Nu:",
    more: (records) =>
      plural("nl", records, { one: "Nog # item tonen", other: "Nog # items tonen" }),
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
        one: "Dit item definitief verwijderen?",
        other: "Deze # items definitief verwijderen?",
      }),
    keepIt: "Behouden",
    keepThem: "Behouden",
    confirm: "Definitief verwijderen",
    warning: "Dit kan niet ongedaan worden gemaakt.",
  },
};
