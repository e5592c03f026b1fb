import type { notices as english } from "../en/notices.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const notices: Words<typeof english> = {
  firstDesk: (name) => `Desk van ${name}`,
  hello: { name: (name) => `Hallo ${name},`, nobody: "Hallo," },
  when: (time, zone) => `Wanneer: ${time} (${zone})`,
  where: (device, address) => `Waar: ${device}, ${address}`,
  program: "een programma",
  provider: "Wie: de aanbieder van deze Client Desk",
  undo: {
    password: (url, support) =>
      `Was jij dit niet, kies dan meteen een nieuw wachtwoord; daarmee worden alle andere apparaten uitgelogd: ${url}\nKun je niet inloggen, schrijf dan naar ${support}.`,
    settings: (url, support) =>
      `Was jij dit niet, maak het dan ongedaan via Instellingen, Inloggen: ${url}\nWijzig daarna je wachtwoord. Kun je niet inloggen, schrijf dan naar ${support}.`,
    support: (support) => `Was jij dit niet, schrijf dan meteen naar ${support}.`,
  },
  signedIn: {
    subject: "Nieuwe login bij Client Desk",
    password:
      "Er is op je Client Desk-account ingelogd met het wachtwoord, op een apparaat dat nieuw is voor dit account.",
    passkey:
      "Er is op je Client Desk-account ingelogd met een passkey, op een apparaat dat nieuw is voor dit account.",
    twoStep:
      "Er is op je Client Desk-account ingelogd met het wachtwoord en een code, op een apparaat dat nieuw is voor dit account.",
    recoveryCode:
      "Er is op je Client Desk-account ingelogd met het wachtwoord en een herstelcode, op een apparaat dat nieuw is voor dit account.",
    resetLink:
      "Er is op je Client Desk-account ingelogd met een herstellink, op een apparaat dat nieuw is voor dit account.",
  },
  everythingLoggedOut: {
    subject: "Je bent uitgelogd bij Client Desk",
    text: "De aanbieder van deze Client Desk heeft al je apparaten uitgelogd.",
  },
  passwordChanged: {
    subject: "Je Client Desk-wachtwoord is gewijzigd",
    text: "Het wachtwoord van je Client Desk-account is gewijzigd. Andere apparaten zijn uitgelogd.",
  },
  passwordReset: {
    subject: "Je Client Desk-wachtwoord is opnieuw ingesteld",
    text: "Het wachtwoord van je Client Desk-account is via een link opnieuw ingesteld. Andere apparaten zijn uitgelogd; toegangstokens en het geheime agenda-adres werken niet meer. Passkeys werken nog: controleer of ze allemaal van jou zijn.",
  },
  passwordOff: {
    subject: "Je Client Desk-wachtwoord is uitgezet",
    text: "Op je Client Desk-account kan alleen nog met passkeys worden ingelogd.",
  },
  passkeyAdded: {
    subject: "Er is een passkey toegevoegd aan Client Desk",
    text: "Er is een passkey toegevoegd aan je Client Desk-account.",
    named: (name) => `De passkey “${name}” is toegevoegd aan je Client Desk-account.`,
  },
  passkeyRemoved: {
    subject: "Er is een passkey verwijderd uit Client Desk",
    text: "Er is een passkey verwijderd uit je Client Desk-account.",
    named: (name) => `De passkey “${name}” is verwijderd uit je Client Desk-account.`,
  },
  twoStepOn: {
    subject: "Inloggen in twee stappen staat aan",
    text: "Om in te loggen op je Client Desk-account is nu ook een code nodig.",
  },
  twoStepOff: {
    subject: "Inloggen in twee stappen staat uit",
    text: "Om in te loggen op je Client Desk-account is geen code meer nodig.",
  },
  recoveryCodesMade: {
    subject: "Nieuwe herstelcodes voor Client Desk",
    text: "Je Client Desk-account heeft nieuwe herstelcodes. De eerdere werken niet meer.",
  },
  recoveryCodeUsed: {
    subject: "Er is een herstelcode gebruikt voor Client Desk",
    text: "Er is ingelogd met een van je herstelcodes. Die werkt niet nog een keer.",
  },
  keyMade: {
    subject: "Nieuw toegangstoken voor Client Desk",
    text: "Er is een toegangstoken gemaakt. Een programma kan het namens jou gebruiken.",
    named: (name) =>
      `Het toegangstoken “${name}” is gemaakt. Een programma kan het namens jou gebruiken.`,
  },
  keyRevoked: {
    subject: "Toegangstoken ingetrokken bij Client Desk",
    text: "Het toegangstoken is ingetrokken. Programma’s die het gebruiken, hebben nu geen toegang meer.",
    named: (name) =>
      `Het toegangstoken “${name}” is ingetrokken. Programma’s die het gebruiken, hebben nu geen toegang meer.`,
  },
  keysRevoked: {
    subject: "Toegangstokens ingetrokken bij Client Desk",
    text: "Al je toegangstokens zijn ingetrokken. Programma’s die ze gebruiken, hebben nu geen toegang meer.",
  },
  calendarAddressMade: {
    subject: "Nieuw agenda-adres voor Client Desk",
    text: "Er is een geheim adres gemaakt waarmee andere agenda’s die van jou kunnen lezen.",
  },
  restored: {
    subject: "Je Client Desk-account is hersteld",
    text: "Je Client Desk-account is gevuld vanuit een bestand.",
  },
  deleted: {
    subject: "Je Client Desk-account is verwijderd",
    text: "Je Client Desk-account is verwijderd, met alles erin.",
  },
  confirm: {
    subject: "Bevestig je nieuwe e-mailadres voor Client Desk",
    text: "Iemand wil dit adres gebruiken voor een Client Desk-account. Open deze link om het te bevestigen:",
    lasts: (hours) =>
      `De link werkt één keer, binnen ${plural("nl", hours, { one: "# uur", other: "# uur" })}.`,
    notYou: "Was jij dit niet, negeer dan deze e-mail. Er verandert niets.",
  },
  emailChanged: {
    subject: "Je e-mailadres bij Client Desk is gewijzigd",
    text: (email) => `Je logt nu bij Client Desk in met ${email} in plaats van met dit adres.`,
  },
  reset: {
    subject: "Stel je Client Desk-wachtwoord opnieuw in",
    text: "Iemand heeft gevraagd het wachtwoord van je Client Desk-account opnieuw in te stellen. Open deze link om een nieuw te kiezen:",
    lasts: (minutes) =>
      `De link werkt één keer en verloopt over ${plural("nl", minutes, { one: "# minuut", other: "# minuten" })}.`,
    notYou: "Was jij dit niet, negeer dan deze e-mail. Je wachtwoord is niet veranderd.",
  },
  invitation: {
    subject: (from, desk) => `${from} nodigt je uit voor “${desk}” op Client Desk`,
    text: (from, desk) =>
      `${from} nodigt je uit om in Client Desk aan “${desk}” te werken. Open deze link om mee te doen en log in of maak een account:`,
    someone: "Iemand",
    desk: "Desk",
    lasts: (days) =>
      `De link werkt één keer en verloopt over ${plural("nl", days, { one: "# dag", other: "# dagen" })}.`,
    unknown: "Ken je de afzender niet, negeer dan deze e-mail. Zonder jou gebeurt er niets.",
  },
  deviceOn: (browser, system) => `${browser} op ${system}`,
  booked: {
    online: "Online geboekt.",
    call: (phone) => `${phone} bellen`,
    at: (address) => `Op ${address}`,
  },
};
