import type { unreadable as english } from "../en/unreadable.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const written = (count: number) => plural("de", count, { one: "#", other: "#" });

export const unreadable: Words<typeof english> = {
  empty: "Die Datei ist leer.",
  tooLarge: (size, limit) =>
    `Diese Datei hat ${plural("de", size, { one: "#\u00a0MB", other: "#\u00a0MB" })}. Die Grenze liegt bei ${plural("de", limit, { one: "#\u00a0MB", other: "#\u00a0MB" })}; teilen Sie die Datei.`,
  tooManyRows: (rows, limit) =>
    `${plural("de", rows, { one: "# Zeile ist zu viel", other: "# Zeilen sind zu viele" })}. Die Grenze liegt bei ${written(limit)}; teilen Sie die Datei.`,
  tooManyColumns: (columns, limit) =>
    `Die Datei hat ${plural("de", columns, { one: "# Spalte", other: "# Spalten" })}. Die Grenze liegt bei ${written(limit)}; löschen Sie, was Sie nicht brauchen.`,
  tooManyInRow: (row, columns, limit) =>
    `Zeile ${written(row)} hat ${plural("de", columns, { one: "# Spalte", other: "# Spalten" })}. Die Grenze liegt bei ${written(limit)}; löschen Sie, was Sie nicht brauchen.`,
  longCell: (row, characters, limit) =>
    `Zeile ${written(row)} hat eine Zelle mit ${plural("de", characters, { one: "# Zeichen", other: "# Zeichen" })}. Die Grenze liegt bei ${written(limit)}.`,
  noRows: "Die Datei hat Überschriften, aber keine Zeilen.",
  notRead:
    "Die Datei konnte nicht gelesen werden. Speichern Sie die Datei als CSV und wählen Sie die neue.",
  noContacts: "In der Datei sind keine Kontakte.",
  noAppointments: "Im Kalender sind keine Termine.",
  longContact: (name, limit) =>
    `„${name}“ wurde ausgelassen: Der Kontakt hat einen Text mit mehr als ${limit} Zeichen.`,
  fullContact: (name, values, limit) =>
    `„${name}“ wurde ausgelassen: Der Kontakt hat ${values} Werte, möglich sind bis zu ${limit}.`,
  oldBinary:
    "Das ist eine binäre Arbeitsmappe (.xlsb). Speichern Sie die Datei als .xlsx und wählen Sie die neue.",
  unpackedLarge: (size, limit) =>
    `Entpackt hat die Datei ${plural("de", size, { one: "#\u00a0MB", other: "#\u00a0MB" })}. Die Grenze liegt bei ${plural("de", limit, { one: "#\u00a0MB", other: "#\u00a0MB" })}; teilen Sie die Datei.`,
  damaged:
    "Die Datei ist beschädigt. Öffnen Sie sie in Excel und speichern Sie sie erneut oder als CSV.",
  locked: "Die Datei ist mit einem Passwort geschützt.",
  oldExcel:
    "Das ist eine alte Excel-Datei (.xls). Speichern Sie die Datei als .xlsx und wählen Sie die neue.",
  ownFile:
    "Das ist eine Client-Desk-Datei. Stellen Sie sie unter Einstellungen, Ihre Daten wieder her.",
  isPdf: "Das ist ein PDF. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
  isPicture: "Das ist ein Bild. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
  isArchive: "Das ist ein Archiv. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
  isProgram: "Das ist ein Programm. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
  isDatabase:
    "Das ist eine Datenbank. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
  isText:
    "Das ist ein Textdokument. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
  isWebPage:
    "Das ist eine Webseite. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
  isJson: "Das ist eine JSON-Datei. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
  isXml: "Das ist eine XML-Datei. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
  isBinary:
    "Das ist eine Binärdatei. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
  isWord:
    "Das ist ein Word-Dokument. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
  isPresentation:
    "Das ist eine Präsentation. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
  isNumbers:
    "Das ist eine Datei von Numbers oder Pages. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
  isOpenDocument:
    "Das ist eine OpenDocument-Datei. Wählen Sie CSV, Excel, vCard, ICS oder eine Client-Desk-Datei.",
};
