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
  before: (minutes) =>
    plural("nl", minutes, { one: "# minuut voor het begin", other: "# minuten voor het begin" }),
  after: (minutes) =>
    plural("nl", minutes, { one: "# minuut na het begin", other: "# minuten na het begin" }),
  days: (days) => plural("nl", days, { one: "# dag", other: "# dagen" }),
  hours: (hours) => plural("nl", hours, { one: "# uur", other: "# uur" }),
  minutes: (minutes) => plural("nl", minutes, { one: "# minuut", other: "# minuten" }),
  label: (heading) => `soort ${heading}`,
  column: (letters) => `Kolom ${letters}`,
  marks: {
    tentative: "voorlopig",
    high: "hoog",
    private: "privé",
    confidential: "vertrouwelijk",
  },
  headings: {
    Name: "Naam",
    Company: "Bedrijf",
    Department: "Afdeling",
    Title: "Titel",
    Role: "Functie",
    Email: "E-mail",
    Phone: "Telefoon",
    Fax: "Fax",
    Pager: "Pager",
    Website: "Website",
    Address: "Adres",
    Nickname: "Bijnaam",
    Birthday: "Verjaardag",
    Anniversary: "Jubileum",
    Tags: "Labels",
    Notes: "Notities",
    Messenger: "Messenger",
    "Social profile": "Sociaal profiel",
    Relation: "Relatie",
    Date: "Datum",
    "Unreadable line": "Onleesbare regel",
    "Time zone": "Tijdzone",
    Language: "Taal",
    "Printed address": "Gedrukt adres",
    Calendar: "Agenda",
    Group: "Groep",
    "Group number": "Groepsnummer",
    "Last name": "Achternaam",
    "First name": "Voornaam",
    "Middle name": "Tweede naam",
    Prefix: "Voorvoegsel",
    Suffix: "Achtervoegsel",
    "Also called": "Ook genoemd",
    More: "Meer",
    Duration: "Duur",
    Customer: "Klant",
    Outcome: "Uitkomst",
    Reminder: "Herinnering",
    Repeats: "Herhaling",
    Rule: "Regel",
    Length: "Lengte",
    Location: "Locatie",
    Link: "Link",
    Categories: "Categorieën",
    Contact: "Contact",
    Comment: "Opmerking",
    Resources: "Middelen",
    Attachment: "Bijlage",
    Visibility: "Zichtbaarheid",
    Status: "Status",
    Priority: "Prioriteit",
    "Also with": "Ook met",
    "Further reminder": "Nog een herinnering",
  },
  labels: {
    Work: "Werk",
    Home: "Thuis",
    Mobile: "Mobiel",
    Main: "Hoofdnummer",
    Other: "Anders",
    School: "School",
    "Home page": "Startpagina",
    Profile: "Profiel",
    Spouse: "Echtgenoot",
    Partner: "Partner",
    Manager: "Leidinggevende",
    Assistant: "Assistent",
    Mother: "Moeder",
    Father: "Vader",
    Parent: "Ouder",
    Child: "Kind",
    Sister: "Zus",
    Brother: "Broer",
    Friend: "Vriend",
    Relative: "Familielid",
    "Referred by": "Doorverwezen door",
    Anniversary: "Jubileum",
    Birthday: "Verjaardag",
  },
};
