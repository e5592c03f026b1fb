import type { oddities as english } from "../en/oddities.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const oddities: Words<typeof english> = {
  rowsAbove: (rows) =>
    plural("de", rows, {
      one: "# Zeile über den Überschriften wurde weggelassen.",
      other: "# Zeilen über den Überschriften wurden weggelassen.",
    }),
  rowsLonger: (rows) =>
    plural("de", rows, {
      one: "# Zeile ist länger als die Überschriften.",
      other: "# Zeilen sind länger als die Überschriften.",
    }),
  openQuote: (row) =>
    `Ein Anführungszeichen in Zeile ${row} wird nie geschlossen, deshalb wurden alle als Text gelesen.`,
  cellErrors: (cells, example) =>
    plural("de", cells, {
      one: `# Zelle mit einem Fehler wie ${example} blieb leer.`,
      other: `# Zellen mit einem Fehler wie ${example} blieben leer.`,
    }),
  linesOutside: (lines) =>
    plural("de", lines, {
      one: "# Zeile außerhalb der Kontakte wurde weggelassen.",
      other: "# Zeilen außerhalb der Kontakte wurden weggelassen.",
    }),
  linesToNotes: (lines) =>
    plural("de", lines, {
      one: "# Zeile war nicht lesbar und kommt in die Notizen.",
      other: "# Zeilen waren nicht lesbar und kommen in die Notizen.",
    }),
  media: (files) =>
    plural("de", files, {
      one: "# Bild oder Ton wurde weggelassen.",
      other: "# Bilder und Töne wurden weggelassen.",
    }),
  eventsUnread: (events) =>
    plural("de", events, {
      one: "# Ereignis war nicht lesbar.",
      other: "# Ereignisse waren nicht lesbar.",
    }),
  linesUnread: (lines) =>
    plural("de", lines, {
      one: "# Zeile war nicht lesbar.",
      other: "# Zeilen waren nicht lesbar.",
    }),
  earlierVersions: (versions) =>
    plural("de", versions, {
      one: "# frühere Fassung von Ereignissen wurde weggelassen.",
      other: "# frühere Fassungen von Ereignissen wurden weggelassen.",
    }),
  severalDays: (events) =>
    plural("de", events, {
      one: "# Ereignis über mehrere Tage: an jedem Tag ein Termin.",
      other: "# Ereignisse über mehrere Tage: an jedem Tag ein Termin.",
    }),
  longEvents: (events) =>
    plural("de", events, {
      one: "# Ereignis, länger als ein Termin sein kann. In den Notizen steht, wie lang.",
      other: "# Ereignisse, länger als ein Termin sein kann. In den Notizen steht, wie lang.",
    }),
  rounded: (events) =>
    plural("de", events, {
      one: "# Ereignis auf eine Viertelstunde aufgerundet.",
      other: "# Ereignisse auf eine Viertelstunde aufgerundet.",
    }),
  lostRules: (events) =>
    plural("de", events, {
      one: "# Ereignis mit einer Regel, die Termine nicht haben können. Sie steht in den Notizen.",
      other:
        "# Ereignisse mit einer Regel, die Termine nicht haben können. Sie steht in den Notizen.",
    }),
  following: (changes) =>
    plural("de", changes, {
      one: "# Änderung eines Termins und aller folgenden: nur dieser ist geändert.",
      other: "# Änderungen eines Termins und aller folgenden: nur dieser ist geändert.",
    }),
  drifting: (series) =>
    plural("de", series, {
      one: "# Serie einer anderen Zeitzone: einige Wochen im Jahr eine Stunde verschoben.",
      other: "# Serien einer anderen Zeitzone: einige Wochen im Jahr eine Stunde verschoben.",
    }),
  unmoved: (series) =>
    plural("de", series, {
      one: "# Serie einer anderen Zeitzone behält die Uhrzeit von dort.",
      other: "# Serien einer anderen Zeitzone behalten die Uhrzeit von dort.",
    }),
  zoneUnknown: (zone) =>
    `Die Zeitzone „${zone}“ ist nicht bekannt. Ihre Uhrzeiten bleiben, wie sie sind.`,
  todos: (entries) =>
    plural("de", entries, {
      one: "# Aufgabe wurde weggelassen.",
      other: "# Aufgaben wurden weggelassen.",
    }),
  journals: (entries) =>
    plural("de", entries, {
      one: "# Journaleintrag wurde weggelassen.",
      other: "# Journaleinträge wurden weggelassen.",
    }),
  freeTimes: (entries) =>
    plural("de", entries, {
      one: "# Liste freier Zeiten wurde weggelassen.",
      other: "# Listen freier Zeiten wurden weggelassen.",
    }),
  property: (events, name) =>
    plural("de", events, {
      one: `„${name}“ von # Ereignis wurde weggelassen.`,
      other: `„${name}“ von # Ereignissen wurde weggelassen.`,
    }),
};
