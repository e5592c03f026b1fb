import type { mails as english } from "../en/mails.ts";
import type { Words } from "../words.ts";

export const mails: Words<typeof english> = {
  link: {
    moveIt: "Verschieben",
    moveUntil: (time) => `Verschieben bis ${time} Uhr`,
    cancel: "Absagen",
    propose: "Andere Zeit vorschlagen",
    decline: "Ablehnen",
    accept: "Annehmen",
    pick: "Andere Zeit wählen",
  },
  confirm: {
    subject: (title, time) => `Bitte bestätigen: ${title}, ${time} Uhr`,
    title: (name) => `Noch ein Schritt, ${name}`,
    text: (time) =>
      `Bitte bestätigen Sie, dass Sie das buchen möchten. Die Zeit ist bis ${time} Uhr für Sie reserviert. Wenn nicht Sie gebucht haben, tun Sie nichts: Die Zeit wird dann wieder freigegeben.`,
    button: "Buchung bestätigen",
  },
  invited: {
    subject: (title, time) => `Einladung: ${title}, ${time} Uhr`,
    title: (host, name) => `${name}, ${host} lädt Sie ein`,
    text: "Sagen Sie zu, und der Termin steht. Wenn die Zeit nicht passt, schlagen Sie andere vor.",
    allTimes: "Die Einladung gilt für alle Termine der Reihe. Sagen Sie zu, und sie stehen.",
  },
  booked: {
    subject: (title, time) => `Bestätigt: ${title}, ${time} Uhr`,
    title: (name) => `Ihr Termin ist gebucht, ${name}`,
    text: "Vielen Dank für Ihre Buchung.",
    textPhone: (host) => `Vielen Dank für Ihre Buchung. ${host} ruft Sie dann an.`,
  },
  moved: {
    subject: (title, time) => `Verschoben: ${title}, jetzt ${time} Uhr`,
    title: (what) => `Eine neue Zeit für „${what}“`,
    text: (name, what) => `Guten Tag ${name}, Ihr Termin „${what}“ wurde verschoben.`,
  },
  rescheduled: {
    text: (name, host, what) =>
      `Guten Tag ${name}, ${host} muss Ihren Termin „${what}“ verschieben. Passt Ihnen die neue Zeit?`,
    button: "Ja, das passt",
    subjectSeries: (title, time) => `Geändert: ${title}, nächster Termin ${time} Uhr`,
    titleSeries: (what) => `Neue Zeiten für „${what}“`,
    textSeries: (name, host) =>
      `Guten Tag ${name}, ${host} hat einige der Zeiten geändert. Ihr Kalender erhält sie alle.`,
  },
  canceled: {
    subject: (title, time) => `Abgesagt: ${title}, ${time} Uhr`,
    title: (what) => `Ihr Termin „${what}“ ist abgesagt`,
    byYou: (name, what) =>
      `Guten Tag ${name}, Sie haben den Termin „${what}“ abgesagt. Sie müssen nichts weiter tun; Ihr Kalender wird aktualisiert.`,
    byHost: (name, host, what) =>
      `Guten Tag ${name}, ${host} hat den Termin „${what}“ abgesagt. Sie müssen nichts weiter tun; Ihr Kalender wird aktualisiert.`,
  },
  declined: {
    subject: (host, title, time) => `${host} kann dann nicht: ${title}, ${time} Uhr`,
    title: (host) => `${host} kann dann nicht`,
    text: (name, host, what) =>
      `Guten Tag ${name}, ${host} kann den Termin „${what}“ zu dieser Zeit nicht wahrnehmen.`,
    textWord: (name, host, what, word) =>
      `Guten Tag ${name}, ${host} kann den Termin „${what}“ zu dieser Zeit nicht wahrnehmen. ${host} schreibt: ${word}`,
  },
  offered: {
    title: (host) => `${host} schlägt eine andere Zeit vor`,
    text: (name, host, what, times) =>
      `Guten Tag ${name}, ${host} kann den Termin „${what}“ zu dieser Zeit nicht wahrnehmen und schlägt vor: ${times}.`,
    textWord: (name, host, what, times, word) =>
      `Guten Tag ${name}, ${host} kann den Termin „${what}“ zu dieser Zeit nicht wahrnehmen und schlägt vor: ${times}. ${host} schreibt: ${word}`,
    button: "Zeit wählen",
  },
  reminder: {
    subjectTomorrow: (title, time) => `Morgen: ${title}, ${time} Uhr`,
    subject: (day, title, time) => `${day}: ${title}, ${time} Uhr`,
    titleTomorrow: (name) => `Bis morgen, ${name}`,
    title: (what, name) => `Ihr Termin „${what}“, ${name}`,
    calls: (host) => `${host} ruft Sie dann an.`,
    expects: (host) => `${host} erwartet Sie.`,
  },
  missed: {
    subject: "Schade, dass wir Sie verpasst haben",
    title: (name) => `Schade, dass wir Sie verpasst haben, ${name}`,
    text: (host, time) =>
      `${host} hat auf Sie gewartet: ${time} Uhr. So etwas kommt vor; wählen Sie eine andere Zeit, wenn es Ihnen passt.`,
  },
  lapsed: {
    subject: (title, time) => `Nicht gebucht: ${title}, ${time} Uhr`,
    title: "Es kam keine rechtzeitige Antwort",
    text: (name, host) =>
      `Guten Tag ${name}, von ${host} kam keine Antwort, deshalb wurde die Zeit wieder freigegeben.`,
    notChosenTitle: "Keine der Zeiten wurde gewählt",
    notChosen: (name) =>
      `Guten Tag ${name}, keine der vorgeschlagenen Zeiten wurde gewählt, deshalb wurde die Zeit wieder freigegeben.`,
  },
  foot: {
    booked: (from, host, site) =>
      `${from}. Sie erhalten diese E-Mail, weil auf ${site} ein Termin mit Ihnen gebucht wurde. Die Links zeigen jederzeit den aktuellen Stand; wer sie hat, kann den Termin ändern. Antworten auf diese E-Mail erreichen ${host}.`,
    invited: (from, host, site) =>
      `${from}. Sie erhalten diese E-Mail, weil ${host} Sie auf ${site} einlädt. Die Links zeigen jederzeit den aktuellen Stand; wer sie hat, kann den Termin ändern. Antworten auf diese E-Mail erreichen ${host}.`,
  },
  entry: {
    answer: (url) => `Antworten: ${url}`,
    change: (url) => `Verschieben oder absagen: ${url}`,
  },
  when: (day, time) => `${day}, um ${time} Uhr`,
  labeled: (label, text) => `${label}: ${text}`,
  standard: {
    confirmation: {
      subject: "Bestätigt: {what}, {when}",
      text: "Guten Tag {name},\n\nvielen Dank für Ihre Buchung: {what}, {when}.\n\n{my name}",
    },
    moved: {
      subject: "Verschoben: {what}, jetzt {when}",
      text: "Guten Tag {name},\n\nder Termin „{what}“ hat eine neue Zeit: {when}.\n\n{my name}",
    },
    canceled: {
      subject: "Abgesagt: {what}, {when}",
      text: "Guten Tag {name},\n\nder Termin „{what}“, {when}, ist abgesagt. Ihr Kalender wird aktualisiert.\n\n{my name}",
    },
    reminder: {
      subject: "Morgen: {what}, {time} Uhr",
      text: "Guten Tag {name},\n\neine kurze Erinnerung: {what}, {when}.\n\nFalls es doch nicht passt: {move link}\n\nBis dann\n{my name}",
    },
    missed: {
      subject: "Schade, dass wir Sie verpasst haben",
      text: "Guten Tag {name},\n\nich habe auf Sie gewartet: {when}. So etwas kommt vor; wählen Sie eine andere Zeit, wenn es Ihnen passt.\n\n{my name}",
    },
  },
};
