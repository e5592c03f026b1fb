import type { booked as english } from "../en/booked.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const booked: Words<typeof english> = {
  back: "Zurück zur Buchung",
  backToInvitation: "Zurück zur Einladung",
  addToCalendar: "In den Kalender",
  move: "Verschieben",
  cancel: "Absagen",
  accept: "Annehmen",
  decline: "Ablehnen",
  propose: "Andere Zeit vorschlagen",
  withdraw: "Zurückziehen",
  bookAnother: "Andere Zeit buchen",
  wordTo: (host) => `Nachricht an ${host}`,
  says: (host, word) => `${host} schreibt: ${word}`,
  knows: (host) => `${host} weiß Bescheid.`,
  toldAtOnce: (host) => `${host} wird sofort benachrichtigt.`,
  stays: (day, host) => `${day} bleibt bestehen, bis ${host} sich entscheidet.`,
  movingClosed: (time) =>
    `Verschieben war bis ${time} Uhr möglich. Sie können <propose>eine andere Zeit vorschlagen</propose>.`,
  kept: "Diese Seite zeigt immer den aktuellen Stand. Ihre Adresse steht auch in der E-Mail; wer sie hat, kann verschieben oder absagen.",
  keepAddress: "Heben Sie diese Adresse auf, um zu verschieben oder abzusagen",
  confirm: {
    title: "Bestätigen Sie die Buchung",
    text: (time) => `Die Zeit ist bis ${time} Uhr für Sie reserviert.`,
    button: "Buchung bestätigen",
  },
  held: {
    title: "Noch ein Schritt: per E-Mail bestätigen",
    text: (email) =>
      `Wir haben einen Link an <b>${email}</b> geschickt. Öffnen Sie ihn, um verbindlich zu buchen. Bis dahin ist die Zeit für Sie reserviert:`,
    until: (time) => `bis ${time} Uhr`,
    noEmail:
      "Keine E-Mail erhalten? Sehen Sie im Spam-Ordner nach. Diese Seite zeigt die Buchung, sobald sie bestätigt ist.",
    noEmailYet:
      "Keine E-Mail erhalten? Sehen Sie im Spam-Ordner nach, <again>senden Sie sie noch einmal</again> oder <correct>berichtigen Sie die Adresse</correct>. Diese Seite zeigt die Buchung, sobald sie bestätigt ist.",
    didYouMean: (email) => `Meinten Sie <correct>${email}</correct>?`,
  },
  correct: {
    title: "Adresse berichtigen",
    text: "Der Link geht an die neue Adresse, und der bisherige funktioniert nicht mehr.",
    email: "E-Mail-Adresse",
    send: "Link senden",
  },
  lapsed: {
    title: "Die Zeit wurde wieder freigegeben",
    text: "Sie war 30 Minuten lang reserviert und wurde nicht bestätigt.",
    again: "Noch einmal buchen",
  },
  asked: {
    title: (host) => `${host} bestätigt zuerst`,
    heldUntil: (time) => `Die Zeit ist bis ${time} Uhr für Sie reserviert.`,
    heldAndMailed: (time) =>
      `Die Zeit ist bis ${time} Uhr für Sie reserviert. Die Antwort kommt per E-Mail.`,
  },
  unanswered: {
    title: "Nicht rechtzeitig bestätigt",
    text: (host) => `Von ${host} kam keine Antwort, deshalb wurde die Zeit wieder freigegeben.`,
    notChosen:
      "Keine der vorgeschlagenen Zeiten wurde gewählt, deshalb wurde die Zeit wieder freigegeben.",
  },
  declined: {
    withdrawn: "Zurückgezogen",
    title: (host) => `${host} kann dann nicht`,
    text: "Es ist nichts gebucht.",
  },
  moved: {
    title: (host) => `${host} hat den Termin verschoben`,
    text: "Passt Ihnen die neue Zeit?",
    accept: "Ja, das passt",
  },
  proposed: {
    title: "Sie haben eine andere Zeit vorgeschlagen",
    accept: "Bisherige Zeit annehmen",
    row: "Ihr Vorschlag",
  },
  canceled: {
    title: "Abgesagt",
    told: (host) => `${host} weiß Bescheid.`,
    byHost: (host) => `${host} hat den Termin abgesagt.`,
    today: (time) => `Heute um ${time} Uhr`,
    byYou: (time) => `Von Ihnen, ${time} Uhr`,
    byYouToday: (time) => `Von Ihnen, heute um ${time} Uhr`,
  },
  over: {
    title: "Dieser Termin ist vorbei",
    text: (day) => `Er war am ${day}.`,
  },
  done: {
    title: "Ihr Termin ist gebucht",
    mailed: (host, email) => `${host} weiß Bescheid. Die Bestätigung ist unterwegs an ${email}.`,
    notMailed: (host) =>
      `${host} weiß Bescheid. Von hier werden keine E-Mails versendet, deshalb ist diese Seite Ihre Bestätigung.`,
  },
  invited: {
    title: (host, name) => `${name}, ${host} lädt Sie ein`,
    text: "Sagen Sie zu, und der Termin steht. Wenn die Zeit nicht passt, schlagen Sie andere vor.",
    allTimes: "Sagen Sie zu, und alle Termine stehen.",
    accepted: "Sie haben angenommen",
    acceptedText: (host) => `${host} weiß Bescheid. Sie müssen nichts weiter tun.`,
    declined: "Sie haben abgelehnt",
    acceptAfterAll: "Doch annehmen",
    entry: "<download>Kalendereintrag herunterladen</download>.",
    entryMailed:
      "Der Kalendereintrag hängt an der E-Mail. <download>Hier können Sie ihn herunterladen</download>, falls Sie ihn nicht sehen.",
  },
  offered: {
    title: (host) => `${host} schlägt eine andere Zeit vor`,
    text: (host, time) =>
      `${host} kann zu der Zeit nicht, die Sie angefragt haben. Sie bleibt bis ${time} Uhr für Sie reserviert.`,
    times: "Zeiten",
    take: "Diese Zeit buchen",
    taken: (time) => `${time} Uhr wurde inzwischen vergeben.`,
    passed: (time) => `${time} Uhr ist schon vorbei.`,
  },
  canceling: {
    question: (what) => `„${what}“ absagen?`,
    text: (host) =>
      `${host} wird sofort benachrichtigt, und die Zeit wird für andere frei. Wenn Sie verschieben, behalten Sie Ihren Platz.`,
    button: "Termin absagen",
    keep: "Termin behalten",
    move: "Lieber verschieben",
    title: (title) => `„${title}“ absagen`,
  },
  declining: {
    question: "Ablehnen?",
    back: "Zurück",
    title: (title) => `„${title}“ ablehnen`,
  },
  moving: {
    heading: (what) => `„${what}“ verschieben`,
    now: (day) => `Bisher <b>${day}</b>`,
    until: (time) => `Sie können bis ${time} Uhr verschieben.`,
    to: (time) => `Auf ${time} Uhr`,
    told: (host) => `${host} wird benachrichtigt, und Ihr Kalender wird aktualisiert.`,
    keep: (time) => `${time} Uhr beibehalten`,
    taken: (time) => `${time} Uhr wurde gerade vergeben. Diese Zeiten sind frei.`,
    title: (title) => `„${title}“ verschieben`,
  },
  proposing: {
    planned: (day) => `Geplant <b>${day}</b>`,
    note: "Farbige Tage haben freie Zeiten. Wählen Sie bis zu drei Zeiten.",
    button: (count) =>
      plural("de", count, { one: "# Zeit vorschlagen", other: "# Zeiten vorschlagen" }),
  },
};
