import type { notices as english } from "../en/notices.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const notices: Words<typeof english> = {
  firstDesk: (name) => `Desk von ${name}`,
  hello: { name: (name) => `Guten Tag ${name},`, nobody: "Guten Tag," },
  when: (time, zone) => `Wann: ${time} (${zone})`,
  where: (device, address) => `Wo: ${device}, ${address}`,
  program: "ein Programm",
  provider: "Wer: der Betreiber dieses Client Desk",
  undo: {
    password: (url, support) =>
      `Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort. Damit werden alle anderen Geräte abgemeldet: ${url}\nWenn Sie sich nicht anmelden können, schreiben Sie an ${support}.`,
    settings: (url, support) =>
      `Wenn Sie das nicht waren, machen Sie es unter Einstellungen, Anmeldung rückgängig: ${url}\nÄndern Sie danach Ihr Passwort. Wenn Sie sich nicht anmelden können, schreiben Sie an ${support}.`,
    support: (support) => `Wenn Sie das nicht waren, schreiben Sie sofort an ${support}.`,
  },
  signedIn: {
    subject: "Neue Anmeldung bei Client Desk",
    password:
      "Bei Ihrem Client-Desk-Konto hat sich jemand mit dem Passwort angemeldet, auf einem für das Konto neuen Gerät.",
    passkey:
      "Bei Ihrem Client-Desk-Konto hat sich jemand mit einem Passkey angemeldet, auf einem für das Konto neuen Gerät.",
    twoStep:
      "Bei Ihrem Client-Desk-Konto hat sich jemand mit dem Passwort und einem Code angemeldet, auf einem für das Konto neuen Gerät.",
    recoveryCode:
      "Bei Ihrem Client-Desk-Konto hat sich jemand mit dem Passwort und einem Wiederherstellungscode angemeldet, auf einem für das Konto neuen Gerät.",
    resetLink:
      "Bei Ihrem Client-Desk-Konto hat sich jemand mit einem Link zum Zurücksetzen angemeldet, auf einem für das Konto neuen Gerät.",
  },
  everythingLoggedOut: {
    subject: "Sie wurden bei Client Desk abgemeldet",
    text: "Der Betreiber dieses Client Desk hat alle Ihre Geräte abgemeldet.",
  },
  passwordChanged: {
    subject: "Ihr Passwort für Client Desk wurde geändert",
    text: "Das Passwort Ihres Client-Desk-Kontos wurde geändert. Andere Geräte sind abgemeldet.",
  },
  passwordReset: {
    subject: "Ihr Passwort für Client Desk wurde zurückgesetzt",
    text: "Das Passwort Ihres Client-Desk-Kontos wurde mit einem Link zurückgesetzt. Andere Geräte sind abgemeldet; Zugriffstokens und die geheime Kalenderadresse gelten nicht mehr. Passkeys funktionieren weiterhin: Prüfen Sie, ob alle von Ihnen sind.",
  },
  passwordOff: {
    subject: "Ihr Passwort für Client Desk wurde ausgeschaltet",
    text: "Bei Ihrem Client-Desk-Konto kann man sich nur noch mit Passkeys anmelden.",
  },
  passkeyAdded: {
    subject: "Bei Client Desk wurde ein Passkey hinzugefügt",
    text: "Ihrem Client-Desk-Konto wurde ein Passkey hinzugefügt.",
    named: (name) => `Ihrem Client-Desk-Konto wurde der Passkey „${name}“ hinzugefügt.`,
  },
  passkeyRemoved: {
    subject: "Bei Client Desk wurde ein Passkey entfernt",
    text: "Aus Ihrem Client-Desk-Konto wurde ein Passkey entfernt.",
    named: (name) => `Aus Ihrem Client-Desk-Konto wurde der Passkey „${name}“ entfernt.`,
  },
  twoStepOn: {
    subject: "Die zweistufige Anmeldung ist eingeschaltet",
    text: "Die Anmeldung bei Ihrem Client-Desk-Konto verlangt jetzt auch einen Code.",
  },
  twoStepOff: {
    subject: "Die zweistufige Anmeldung ist ausgeschaltet",
    text: "Die Anmeldung bei Ihrem Client-Desk-Konto verlangt keinen Code mehr.",
  },
  recoveryCodesMade: {
    subject: "Neue Wiederherstellungscodes für Client Desk",
    text: "Ihr Client-Desk-Konto hat neue Wiederherstellungscodes. Die früheren gelten nicht mehr.",
  },
  recoveryCodeUsed: {
    subject: "Ein Wiederherstellungscode für Client Desk wurde verwendet",
    text: "Mit einem Ihrer Wiederherstellungscodes hat sich jemand angemeldet. Er gilt nicht noch einmal.",
  },
  keyMade: {
    subject: "Neues Zugriffstoken für Client Desk",
    text: "Ein Zugriffstoken wurde erstellt. Ein Programm kann es in Ihrem Namen verwenden.",
    named: (name) =>
      `Das Zugriffstoken „${name}“ wurde erstellt. Ein Programm kann es in Ihrem Namen verwenden.`,
  },
  keyRevoked: {
    subject: "Zugriffstoken bei Client Desk widerrufen",
    text: "Das Zugriffstoken wurde widerrufen. Programme, die es verwenden, haben jetzt keinen Zugriff mehr.",
    named: (name) =>
      `Das Zugriffstoken „${name}“ wurde widerrufen. Programme, die es verwenden, haben jetzt keinen Zugriff mehr.`,
  },
  keysRevoked: {
    subject: "Zugriffstokens bei Client Desk widerrufen",
    text: "Alle Ihre Zugriffstokens wurden widerrufen. Programme, die sie verwenden, haben jetzt keinen Zugriff mehr.",
  },
  calendarAddressMade: {
    subject: "Neue Kalenderadresse für Client Desk",
    text: "Eine geheime Adresse wurde erstellt, unter der andere Kalender Ihren lesen können.",
  },
  restored: {
    subject: "Ihr Client-Desk-Konto wurde wiederhergestellt",
    text: "Ihr Client-Desk-Konto wurde aus einer Datei gefüllt.",
  },
  deleted: {
    subject: "Ihr Client-Desk-Konto wurde gelöscht",
    text: "Ihr Client-Desk-Konto wurde gelöscht, mit allem, was darin war.",
  },
  confirm: {
    subject: "Bestätigen Sie Ihre neue E-Mail-Adresse für Client Desk",
    text: "Jemand möchte diese Adresse für ein Client-Desk-Konto verwenden. Um sie zu bestätigen, öffnen Sie diesen Link:",
    lasts: (hours) =>
      `Der Link gilt einmal, innerhalb von ${plural("de", hours, { one: "# Stunde", other: "# Stunden" })}.`,
    notYou: "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Dann ändert sich nichts.",
  },
  emailChanged: {
    subject: "Ihre E-Mail-Adresse bei Client Desk hat sich geändert",
    text: (email) =>
      `Sie melden sich bei Client Desk jetzt mit ${email} statt mit dieser Adresse an.`,
  },
  reset: {
    subject: "Ihr Passwort für Client Desk zurücksetzen",
    text: "Jemand möchte das Passwort Ihres Client-Desk-Kontos zurücksetzen. Um ein neues zu wählen, öffnen Sie diesen Link:",
    lasts: (minutes) =>
      `Der Link gilt einmal und läuft in ${plural("de", minutes, { one: "# Minute", other: "# Minuten" })} ab.`,
    notYou: "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort ist unverändert.",
  },
  invitation: {
    subject: (from, desk) => `${from} lädt Sie zu „${desk}“ bei Client Desk ein`,
    text: (from, desk) =>
      `${from} lädt Sie ein, in Client Desk an „${desk}“ mitzuarbeiten. Um beizutreten, öffnen Sie diesen Link und melden sich an oder erstellen ein Konto:`,
    someone: "Jemand",
    desk: "Desk",
    lasts: (days) =>
      `Der Link gilt einmal und läuft in ${plural("de", days, { one: "# Tag", other: "# Tagen" })} ab.`,
    unknown:
      "Wenn Sie den Absender nicht kennen, ignorieren Sie diese E-Mail. Ohne Sie geschieht nichts.",
  },
  deviceOn: (browser, system) => `${browser} unter ${system}`,
  booked: {
    online: "Online gebucht.",
    call: (phone) => `${phone} anrufen`,
    at: (address) => `Bei ${address}`,
  },
};
