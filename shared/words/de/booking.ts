import type { booking as english } from "../en/booking.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const booking: Words<typeof english> = {
  skip: "Zum Inhalt springen",
  privacy: "Datenschutz",
  language: "Sprache",
  optional: "Optional",
  meetingWith: (title, name) => `${title} mit ${name}`,
  zone: {
    change: "Ändern",
    now: (time) => `Dort ist es jetzt ${time} Uhr.`,
    label: "Zeitzone",
    use: "Diese Zeitzone verwenden",
  },
  choose: {
    title: (name) => `Termin mit ${name} buchen`,
    heading: "Wählen Sie einen Termin",
    none: "Hier gibt es noch nichts zu buchen.",
    firstFree: (time) => `Frei ab ${time} Uhr`,
    nothingFree: (day) => `Nichts frei vor dem ${day}`,
    all: "Alle Termine",
  },
  days: {
    day: "Tag",
    choose: "Wählen Sie einen Tag",
    free: (day) => `${day}, frei`,
    earlier: "Frühere Wochen",
    later: "Spätere Wochen",
    time: "Uhrzeit",
    none: "In diesen Wochen ist nichts frei.",
    morning: "Vormittag",
    afternoon: "Nachmittag",
    evening: "Abend",
    openWeek: "Bis zu eine Woche im Voraus buchbar.",
    openWeeks: (weeks) => `Bis zu ${weeks} Wochen im Voraus buchbar.`,
    openDays: (days) =>
      plural("de", days, {
        one: "Bis zu # Tag im Voraus buchbar.",
        other: "Bis zu # Tage im Voraus buchbar.",
      }),
  },
  details: {
    otherTimes: "Andere Zeiten",
    heading: "Ihre Angaben",
    name: "Name",
    email: "E-Mail-Adresse",
    phone: "Telefon",
    company: "Firma",
    address: "Ihre Adresse",
    forConfirmation: "Für die Bestätigung und zum Verschieben oder Absagen.",
    didYouMean: (email) => `Meinten Sie ${email}?`,
    callsThis: (host) => `${host} ruft diese Nummer an.`,
    book: "Diese Zeit buchen",
    bookAt: (time) => `${time} Uhr buchen`,
    whoGets: (name) =>
      `${name} erhält Ihre Angaben, um den Termin vorzubereiten. Keine Cookies, kein Tracking. <privacy>Datenschutz</privacy>`,
    failed: "Das konnte nicht gebucht werden. Was Sie eingegeben haben, bleibt erhalten.",
    taken: (time) =>
      `<b>${time} Uhr wurde gerade vergeben.</b> Was Sie eingegeben haben, bleibt erhalten. Das sind die nächsten freien Zeiten:`,
    takenLast: (time) =>
      `<b>${time} Uhr wurde gerade vergeben.</b> Was Sie eingegeben haben, bleibt erhalten. Im Moment ist keine andere Zeit frei.`,
    nextTimes: "Nächste freie Zeiten",
    moreTimes: "Weitere Zeiten",
  },
  wrong: {
    name: "Geben Sie Ihren Namen ein",
    email: "Geben Sie Ihre E-Mail-Adresse ein",
    emailUnreadable: "Geben Sie eine gültige E-Mail-Adresse ein",
    phone: (host) => `Unter welcher Nummer soll ${host} anrufen?`,
    address: "Geben Sie die Adresse ein",
    answer: "Beantworten Sie diese Frage",
  },
  checking: {
    title: "Einen Moment, wir prüfen",
    text: "Hier buchen gerade viele. Was Sie eingegeben haben, bleibt erhalten.",
    wait: "Der Button erscheint in fünf Sekunden.",
  },
  notices: {
    noPage: "Hier gibt es keine Buchungsseite",
    noPageText:
      "Vielleicht ist die Adresse falsch geschrieben, oder es gibt die Seite nicht mehr. Fragen Sie dort nach, woher Sie die Adresse haben.",
    closed: "Die Online-Buchung ist geschlossen",
    closedText: (host) =>
      `${host} nimmt auf dieser Seite zurzeit keine Buchungen an. Was Sie schon gebucht haben, bleibt bestehen; der Link in Ihrer E-Mail funktioniert weiter.`,
    full: "Bis dahin ist alles vergeben. Sagt jemand ab, erscheint die Zeit wieder hier.",
    otherMeetings: "Andere Termine",
    writeTo: (host) => `E-Mail an ${host}`,
    tooMany: "Zu viele Versuche",
    tooManyText: (minutes) =>
      plural("de", minutes, {
        one: "Zu viele Versuche von hier aus. Versuchen Sie es in einer Minute erneut.",
        other: "Zu viele Versuche von hier aus. Versuchen Sie es in # Minuten erneut.",
      }),
    away: "Gerade nicht erreichbar",
    awayText: "Versuchen Sie es gleich noch einmal.",
    awayKept: "Was Sie eingegeben haben, bleibt erhalten. Versuchen Sie es gleich noch einmal.",
    tryAgain: "Erneut versuchen",
    noBooking: "Hier gibt es keine Buchung",
    noBookingText: "Vielleicht ist der Link unvollständig, oder der Termin ist schon lange vorbei.",
    privacyTitle: "Was mit Ihren Angaben geschieht",
    privacyUse:
      "Name, E-Mail-Adresse, Telefon, Firma und Antworten erhält die Person oder das Team, bei dem Sie den Termin buchen. Sie dienen dazu, ihn vorzubereiten und durchzuführen.",
    privacyKept:
      "Sie werden mit dem Termin aufbewahrt, bis sie dort gelöscht werden. Wenden Sie sich an die Person, bei der Sie buchen, um sie berichtigen oder löschen zu lassen.",
    privacyCookies:
      "Keine Cookies, kein Tracking, und nichts wird von anderswo geladen. Um Roboter fernzuhalten, wird bis zu einem Tag lang ein Fingerabdruck Ihrer Netzwerkadresse aufbewahrt, der sich nicht zurückrechnen lässt.",
  },
};
