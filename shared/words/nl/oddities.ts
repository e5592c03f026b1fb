import type { oddities as english } from "../en/oddities.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const oddities: Words<typeof english> = {
  rowsAbove: (rows) =>
    plural("nl", rows, {
      one: "# rij boven de koppen is weggelaten.",
      other: "# rijen boven de koppen zijn weggelaten.",
    }),
  rowsLonger: (rows) =>
    plural("nl", rows, {
      one: "# rij is langer dan de koppen.",
      other: "# rijen zijn langer dan de koppen.",
    }),
  openQuote: (row) =>
    `Een aanhalingsteken in rij ${row} wordt nooit gesloten, dus zijn ze allemaal als tekst gelezen.`,
  cellErrors: (cells, example) =>
    plural("nl", cells, {
      one: `# cel met een fout, zoals ${example}, is leeg gelaten.`,
      other: `# cellen met een fout, zoals ${example}, zijn leeg gelaten.`,
    }),
  linesOutside: (lines) =>
    plural("nl", lines, {
      one: "# regel buiten de contacten is weggelaten.",
      other: "# regels buiten de contacten zijn weggelaten.",
    }),
  linesToNotes: (lines) =>
    plural("nl", lines, {
      one: "# regel was niet leesbaar en komt in de notities.",
      other: "# regels waren niet leesbaar en komen in de notities.",
    }),
  media: (files) =>
    plural("nl", files, {
      one: "# foto of geluid is weggelaten.",
      other: "# foto’s en geluiden zijn weggelaten.",
    }),
  eventsUnread: (events) =>
    plural("nl", events, {
      one: "# gebeurtenis was niet leesbaar.",
      other: "# gebeurtenissen waren niet leesbaar.",
    }),
  linesUnread: (lines) =>
    plural("nl", lines, {
      one: "# regel was niet leesbaar.",
      other: "# regels waren niet leesbaar.",
    }),
  earlierVersions: (versions) =>
    plural("nl", versions, {
      one: "# eerdere versie van gebeurtenissen is weggelaten.",
      other: "# eerdere versies van gebeurtenissen zijn weggelaten.",
    }),
  severalDays: (events) =>
    plural("nl", events, {
      one: "# gebeurtenis van meerdere dagen: elke dag een afspraak.",
      other: "# gebeurtenissen van meerdere dagen: elke dag een afspraak.",
    }),
  longEvents: (events) =>
    plural("nl", events, {
      one: "# gebeurtenis langer dan een afspraak kan zijn. In de notities staat hoe lang.",
      other: "# gebeurtenissen langer dan een afspraak kan zijn. In de notities staat hoe lang.",
    }),
  rounded: (events) =>
    plural("nl", events, {
      one: "# gebeurtenis naar boven afgerond op een kwartier.",
      other: "# gebeurtenissen naar boven afgerond op een kwartier.",
    }),
  lostRules: (events) =>
    plural("nl", events, {
      one: "# gebeurtenis met een regel die afspraken niet kunnen hebben. De regel staat in de notities.",
      other:
        "# gebeurtenissen met een regel die afspraken niet kunnen hebben. De regel staat in de notities.",
    }),
  following: (changes) =>
    plural("nl", changes, {
      one: "# wijziging van een keer en alle volgende: alleen die keer is gewijzigd.",
      other: "# wijzigingen van een keer en alle volgende: alleen die keer is gewijzigd.",
    }),
  drifting: (series) =>
    plural("nl", series, {
      one: "# reeks uit een andere tijdzone: enkele weken per jaar een uur verschil.",
      other: "# reeksen uit een andere tijdzone: enkele weken per jaar een uur verschil.",
    }),
  unmoved: (series) =>
    plural("nl", series, {
      one: "# reeks uit een andere tijdzone houdt het tijdstip van daar.",
      other: "# reeksen uit een andere tijdzone houden het tijdstip van daar.",
    }),
  zoneUnknown: (zone) => `De tijdzone “${zone}” is niet bekend. De tijden blijven zoals ze zijn.`,
  todos: (entries) =>
    plural("nl", entries, { one: "# taak is weggelaten.", other: "# taken zijn weggelaten." }),
  journals: (entries) =>
    plural("nl", entries, {
      one: "# dagboeknotitie is weggelaten.",
      other: "# dagboeknotities zijn weggelaten.",
    }),
  freeTimes: (entries) =>
    plural("nl", entries, {
      one: "# lijst met vrije tijden is weggelaten.",
      other: "# lijsten met vrije tijden zijn weggelaten.",
    }),
  property: (events, name) =>
    plural("nl", events, {
      one: `“${name}” van # gebeurtenis is weggelaten.`,
      other: `“${name}” van # gebeurtenissen is weggelaten.`,
    }),
};
