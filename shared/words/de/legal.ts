import type { legal as english } from "../en/legal.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const hoursOf = (count: number) => plural("de", count, { one: "# Stunde", other: "# Stunden" });
/** After „nach“ and with „lang“, days stand in different cases. */
const daysOf = (count: number) => plural("de", count, { one: "# Tag", other: "# Tage" });
const afterDays = (count: number) => plural("de", count, { one: "# Tag", other: "# Tagen" });

export const legal: Words<typeof english> = {
  termsTitle: "Nutzungsbedingungen",
  privacyTitle: "Datenschutzerklärung",
  questions: (email) => `Bei Fragen schreiben Sie an <mail>${email}</mail>.`,
  terms: {
    service: "Der Dienst",
    serviceText:
      "Client Desk ist kostenlos. Den Server führt sein Betreiber, von dem Sie diese Adresse haben und der sich um ihn kümmert.",
    data: "Ihre Daten",
    dataText:
      "Was Sie eingeben, bleibt Ihres. Sie können es jederzeit ändern, löschen oder als Kopie herunterladen. Geben Sie über die Menschen, mit denen Sie arbeiten, nur ein, was Sie aufbewahren dürfen.",
    account: "Ihr Konto",
    accountText:
      "Jedes Konto ist für eine Person. Behalten Sie Ihr Passwort für sich und versuchen Sie nicht, an die Daten anderer zu kommen.",
    warranty: "Keine Gewähr",
    warrantyText:
      "Das Programm wird so bereitgestellt, wie es ist, unter der MIT-Lizenz. Bewahren Sie eine Kopie von allem auf, was Sie nicht verlieren dürfen.",
  },
  privacy: {
    stored: "Was gespeichert wird",
    storedText: (days) =>
      `Ihr Name, Ihre E-Mail-Adresse und Zeitzone sowie alles, was Sie eingeben: Firmen, Kunden, Termine, Notizen, Aufgaben, Schlagwörter, gespeicherte Ansichten und Einstellungen, mit einem Verlauf der Änderungen. Ihr Passwort wird nur als Hash gespeichert, aus dem es sich nicht zurückrechnen lässt. Für jedes Gerät, auf dem Sie angemeldet sind: Browser, Betriebssystem und letzte Verwendung. Für jeden Passkey: Name, öffentliche Hälfte und letzte Verwendung. Gesicht, Fingerabdruck und PIN verlassen Ihr Gerät nie. Für die zweistufige Anmeldung: der Schlüssel, aus dem ihre Codes entstehen. Anmeldungen, Exporte und Änderungen daran, wie Sie sich anmelden, stehen ${daysOf(days)} lang unter Einstellungen, Anmeldung, mit Gerät und Netzwerkadresse. Falsche Passwörter werden bis zu einem Tag lang gezählt.`,
    where: "Wo",
    whereText:
      "In der Datenbank dieses Servers, den sein Betreiber führt. Kein anderes Konto kann Ihre Daten sehen. Wenn Sie eine Kalenderadresse anlegen, kann jeder, der sie hat, die Termine darin lesen; mit einem Zugriffstoken kann ein Programm tun, was Sie erlaubt haben. Das Protokoll des Programms hält fest, dass eine Anfrage kam, aber nicht, von wem oder worüber.",
    browser: "In Ihrem Browser",
    browserText: (days) =>
      `Ihr Anmeldetoken, Anzeigeeinstellungen und die Namen der zuletzt geöffneten Datensätze liegen im lokalen Speicher. Ungespeicherter Text bleibt in diesem Browser, bis Sie ihn speichern oder verwerfen: Formulare in diesem Tab, Notizen auf diesem Gerät. Ein Cookie merkt sich, dass Sie sich hier schon angemeldet haben, damit niemand Sie aussperren kann, der Ihr Passwort zu erraten versucht. Ein weiteres merkt sich die Sprache, die Sie gewählt haben. Wenn Sie es wünschen, erspart ein drittes ${daysOf(days)} lang den Code der zweistufigen Anmeldung. Es gibt keine Tracker, und die Seiten laden nichts von anderen Servern.`,
    long: "Wie lange",
    longText: (hours, days, most, mostRemembered, kept) =>
      `Eine Sitzung endet, wenn Sie sich abmelden, oder ${hoursOf(hours)} nach ihrer letzten Verwendung (mit „Angemeldet bleiben“ ${daysOf(days)}), spätestens nach ${afterDays(most)} (${afterDays(mostRemembered)}). Was Sie löschen, lässt sich ${daysOf(kept)} lang aus dem Verlauf wiederherstellen, wenn der Betreiber nichts anderes festgelegt hat, und wird dann aus der Datenbank entfernt; wird der Papierkorb geleert, geschieht das sofort. Ebenso, wenn Sie Ihr Konto in den Einstellungen löschen, mit allem darin. In den Sicherungen des Betreibers kann es etwas länger bleiben.`,
    email: "E-Mail",
    emailText:
      "Client Desk schickt Ihnen einen Link, um Ihr Passwort zurückzusetzen oder eine neue E-Mail-Adresse zu bestätigen, einen Hinweis, wenn Sie sich auf einem neuen Gerät anmelden oder sich etwas daran ändert, wie Sie sich anmelden, Erinnerungen an Ihre Termine und das, worum andere auf Ihrem Desk Sie bitten oder was sie Ihnen geben. In den Einstellungen können Sie all das aus- und eine Tagesübersicht oder eine Monatsübersicht einschalten. Jede dieser E-Mails hat einen Link, der sie ausschaltet.",
  },
};
