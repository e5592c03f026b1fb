import type { settings as english } from "../en/settings.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const settings: Words<typeof english> = {
  title: "Instellingen",
  tabs: {
    account: "Account",
    people: "Personen",
    "sign-in": "Inloggen",
    calendar: "Agenda",
    booking: "Boekingen",
    notifications: "Meldingen",
    "follow-up": "Opvolging",
    tags: "Labels",
    formats: "Notaties",
    appearance: "Uiterlijk",
    data: "Je gegevens",
  },
  saved: "Opgeslagen",
  saveFailed: "De instellingen konden niet worden opgeslagen. Probeer het opnieuw.",
  notSaved: "Dit kon niet worden opgeslagen. Probeer het opnieuw.",
  notDone: "Dit is niet gelukt. Probeer het opnieuw.",
  loading: "Laden",
  appliesHere: "Geldt meteen, op dit apparaat.",
  appearance: "Uiterlijk",
  keyboard: {
    title: "Toetsenbord",
    single: "Sneltoetsen met één toets",
    singleHint:
      "Zoals <book>n</book> voor een nieuwe afspraak. <palette>k</palette> werkt hoe dan ook.",
    show: "Sneltoetsen tonen",
  },
  facts: {
    label: "Je account",
    since: "Account sinds",
    zone: "Tijdzone",
    changingPassword: "Je wachtwoord wijzigen",
    logsOut: "Andere apparaten worden uitgelogd.",
  },
  profile: {
    title: "Profiel",
    password: "Wachtwoord",
    passwordHint: (least) =>
      plural("nl", least, {
        one: "Minstens # teken. Laat leeg om je huidige wachtwoord te behouden.",
        other: "Minstens # tekens. Laat leeg om je huidige wachtwoord te behouden.",
      }),
    passwordOff: (least) =>
      plural("nl", least, {
        one: "Uitgezet. Stel er een in van minstens # teken om weer met een wachtwoord in te loggen.",
        other:
          "Uitgezet. Stel er een in van minstens # tekens om weer met een wachtwoord in te loggen.",
      }),
    emailHint: "Vul hieronder je huidige wachtwoord in om je e-mailadres te wijzigen.",
    save: "Wijzigingen opslaan",
    discard: "Wijzigingen weggooien",
  },
  lastUse: {
    at: (day, time) => `${day} om ${time}`,
    on: (day) => `op ${day}`,
  },
  noMail: "Deze server is niet ingesteld om e-mail te versturen. Vraag het aan wie hem beheert.",
  reminders: {
    title: "Herinneringen",
    hint: "Elke afspraak heeft een eigen tijd voor de herinnering.",
    email: "Herinneringen ook per e-mail",
    emailHint: (email) => `Naar ${email}, tenzij je ze hier eerst hebt gesloten.`,
    here: "Meldingen op dit apparaat",
    allow: "Meldingen toestaan",
    permissions: {
      default: "Herinneringen kunnen je ook bereiken terwijl je naar iets anders kijkt.",
      granted: "Aan. Je wordt ook herinnerd als een ander tabblad of een andere app vooraan staat.",
      denied:
        "Geblokkeerd door deze browser. Je kunt meldingen toestaan in de browserinstellingen voor deze site.",
    },
  },
  agenda: {
    title: "Dagoverzicht",
    email: "Afspraken van de dag per e-mail",
    emailHint: (email) => `Op dagen met afspraken, naar ${email}.`,
    time: "Tijd",
  },
  summary: {
    title: "Maandoverzicht",
    email: "Maandoverzicht per e-mail",
    emailHint: (time, email) => `Op de 1e van de volgende maand om ${time}, naar ${email}.`,
  },
  forYou: {
    title: "Voor jou",
    hint: "Wat anderen je vragen, geven of overdragen.",
    reasons: {
      mention: "Vermeldingen",
      task: "Taken die je krijgt",
      handed: "Aan jou overgedragen",
      appointment: "Toegevoegd aan een afspraak",
    },
    times: {
      atOnce: "Meteen",
      daily: "Dagelijks",
      never: "Nooit",
    },
    note: "“Dagelijks” gaat mee met het dagoverzicht. Uitnodigingen komen meteen.",
  },
  away: {
    title: "Afwezig",
    hint: (desk) => `Iemand op “${desk}” vervangt je.`,
    button: "Afwezig…",
  },
  followUp: {
    title: "Opvolging",
    hint: "Hoe lang na het laatste contact een klant bij “Aandacht nodig” verschijnt. Wordt opgeslagen terwijl je typt.",
    hintFixed:
      "Hoe lang na het laatste contact een klant bij “Aandacht nodig” verschijnt. Alleen eigenaren wijzigen dit.",
    failed: "De tijden konden niet worden geladen.",
    facts: "Opvolging vandaag",
    attention: "Vandaag aandacht nodig",
    value: "Gezamenlijke waarde",
    snoozed: "Uitgesteld",
    nobody: "Niemand",
    customers: (customers) => plural("nl", customers, { one: "# klant", other: "# klanten" }),
    after: "Na",
    days: (days) => plural("nl", days, { one: "dag", other: "dagen" }),
    never: "Nooit",
    noReminders: "Geen herinneringen",
    now: (customers) => `nu ${customers}`,
    wrong: "Vul 1 tot en met 730 dagen in.",
    suggested: (days, last) =>
      plural("nl", last, { one: `Voorstel: ${days} dag.`, other: `Voorstel: ${days} dagen.` }),
    useSuggested: "Voorstel gebruiken",
    saveFailed: "De opvolgtijden konden niet worden opgeslagen",
    loadFailed: "De opvolgtijden konden niet worden geladen",
  },
};
