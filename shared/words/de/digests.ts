import type { digests as english } from "../en/digests.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const digests: Words<typeof english> = {
  openDay: (weekday) => `${weekday} in Client Desk öffnen`,
  noTime: "Ohne Uhrzeit",
  toDo: "Zu erledigen",
  late: (days) => plural("de", days, { one: "# Tag überfällig", other: "# Tage überfällig" }),
  counts: {
    appointments: (count) => plural("de", count, { one: "# Termin", other: "# Termine" }),
    tasks: (count) => plural("de", count, { one: "# Aufgabe", other: "# Aufgaben" }),
    customers: (count) => plural("de", count, { one: "# Kunde", other: "# Kunden" }),
    companies: (count) => plural("de", count, { one: "# Firma", other: "# Firmen" }),
    records: (count) => plural("de", count, { one: "# Datensatz", other: "# Datensätze" }),
  },
  agenda: (day, counts) => `${day}: ${counts}`,
  why: {
    reminders: "Sie erhalten diese E-Mail, weil Erinnerungen per E-Mail eingeschaltet sind.",
    agenda: "Sie erhalten diese E-Mail, weil die Tagesübersicht eingeschaltet ist.",
    summary: "Sie erhalten diese E-Mail, weil die Monatsübersicht eingeschaltet ist.",
    "for-you": "Sie erhalten diese E-Mail, weil E-Mails über „Für Sie“ eingeschaltet sind.",
  },
  change: (url) => `In den Einstellungen ändern: ${url}`,
  stop: (url) => `Abbestellen: ${url}`,
  changeOrStop: "<change>In den Einstellungen ändern</change> oder <stop>abbestellen</stop>.",
  forYou: {
    title: "Für Sie",
    titleOn: (desk) => `Für Sie auf „${desk}“`,
    subject: (count) =>
      plural("de", count, { one: "# Neuigkeit für Sie", other: "# Neuigkeiten für Sie" }),
    open: "„Für Sie“ in Client Desk öffnen",
    more: (count) => plural("de", count, { one: "# weitere", other: "# weitere" }),
    someone: "Jemand",
    task: (who, text) => `${who} hat Ihnen eine Aufgabe gegeben: ${text}`,
    appointment: (who, title) => `${who} hat Sie zu „${title}“ hinzugefügt`,
    handed: (who, what) => `${who} hat Ihnen übergeben: ${what}`,
    mentionedOn: (who, name) => `${who} hat Sie bei ${name} erwähnt`,
    mentioned: (who) => `${who} hat Sie in einer Aufgabe erwähnt`,
    dueToday: "Heute fällig",
    due: (day) => `Fällig: ${day}`,
  },
  summary: {
    mine: (month) => `Ihr ${month}`,
    everyone: (month) => `${month}, alle`,
    subject: (title, added, closed) => `${title}: ${added}, ${closed}`,
    newCustomers: (count) => plural("de", count, { one: "# neuer Kunde", other: "# neue Kunden" }),
    dealsClosed: (count) => plural("de", count, { one: "# Abschluss", other: "# Abschlüsse" }),
    value: "Wert",
    atEnd: (count) =>
      plural("de", count, { one: "# Kunde am Monatsende", other: "# Kunden am Monatsende" }),
    new: "Neu",
    closed: "Abgeschlossen",
    deals: (count) => plural("de", count, { one: "# Abschluss", other: "# Abschlüsse" }),
    appointments: "Termine",
    held: (count) => plural("de", count, { one: "# stattgefunden", other: "# stattgefunden" }),
    noShows: (count) =>
      plural("de", count, { one: "# nicht erschienen", other: "# nicht erschienen" }),
    canceled: (count) => plural("de", count, { one: "# abgesagt", other: "# abgesagt" }),
    open: (count) => plural("de", count, { one: "# ohne Ergebnis", other: "# ohne Ergebnis" }),
    upToDate: "Aktuell",
    inTime: (kept, all) => `${kept} von ${all} rechtzeitig kontaktiert, Stand Monatsende`,
    largest: "Größte Firma",
    today: (value) => `${value} heute`,
    earlier: (figure, month) => `${figure} im ${month}`,
    nowAndThen: (now, then) => `${now}; ${then}`,
    openReport: "Bericht in Client Desk öffnen",
  },
  unsubscribe: {
    title: "Abbestellen",
    question: {
      reminders:
        "Client Desk schickt Ihnen Erinnerungen an Termine per E-Mail. Möchten Sie das ausschalten?",
      agenda:
        "Client Desk schickt Ihnen die Tagesübersicht per E-Mail. Möchten Sie das ausschalten?",
      summary:
        "Client Desk schickt Ihnen die Monatsübersicht per E-Mail. Möchten Sie das ausschalten?",
      "for-you": "Client Desk schickt Ihnen „Für Sie“ per E-Mail. Möchten Sie das ausschalten?",
    },
    doneTitle: "Sie haben diese E-Mails abbestellt",
    done: {
      reminders:
        "Client Desk schickt Ihnen keine Erinnerungen an Termine mehr. In den <settings>Einstellungen</settings> können Sie sie wieder einschalten.",
      agenda:
        "Client Desk schickt Ihnen die Tagesübersicht nicht mehr. In den <settings>Einstellungen</settings> können Sie sie wieder einschalten.",
      summary:
        "Client Desk schickt Ihnen die Monatsübersicht nicht mehr. In den <settings>Einstellungen</settings> können Sie sie wieder einschalten.",
      "for-you":
        "Client Desk schickt Ihnen „Für Sie“ nicht mehr per E-Mail. In den <settings>Einstellungen</settings> können Sie das wieder einschalten.",
    },
    unknownTitle: "Dieser Link funktioniert nicht",
    unknown:
      "In den <settings>Einstellungen</settings> können Sie wählen, welche E-Mails Sie erhalten.",
  },
};
