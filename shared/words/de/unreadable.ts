import type { unreadable as english } from "../en/unreadable.ts";
import type { Words } from "../words.ts";

export const unreadable: Words<typeof english> = {
  empty: "Die Datei ist leer.",
  tooLarge: (size, limit) =>
    `Diese Datei hat ${size} MB. Die Grenze sind ${limit} MB; teilen Sie die Datei.`,
  tooManyRows: (rows, limit) =>
    `${rows} Zeilen sind zu viele. Die Grenze sind ${limit}; teilen Sie die Datei.`,
  tooManyColumns: (columns, limit) =>
    `Die Datei hat ${columns} Spalten. Die Grenze sind ${limit}; löschen Sie, was Sie nicht brauchen.`,
  tooManyInRow: (row, columns, limit) =>
    `Zeile ${row} hat ${columns} Spalten. Die Grenze sind ${limit}; löschen Sie, was Sie nicht brauchen.`,
  longCell: (row, characters, limit) =>
    `Zeile ${row} hat eine Zelle mit ${characters} Zeichen. Die Grenze sind ${limit}.`,
  noRows: "Die Datei hat Überschriften, aber keine Zeilen.",
  notRead:
    "Die Datei konnte nicht gelesen werden. Speichern Sie die Datei als CSV und wählen Sie die neue.",
  noContacts: "In der Datei sind keine Kontakte.",
  noAppointments: "Im Kalender sind keine Termine.",
  longContact: (name, limit) =>
    `„${name}“ wurde ausgelassen: Der Kontakt hat einen Text mit mehr als ${limit} Zeichen.`,
  fullContact: (name, values, limit) =>
    `„${name}“ wurde ausgelassen: Der Kontakt hat ${values} Werte, bis zu ${limit} gehen.`,
  oldBinary:
    "Das ist eine binäre Arbeitsmappe (.xlsb). Speichern Sie die Datei als .xlsx und wählen Sie die neue.",
  unpackedLarge: (size, limit) =>
    `Entpackt hat die Datei ${size} MB. Die Grenze sind ${limit} MB; teilen Sie die Datei.`,
  damaged:
    "Die Datei ist beschädigt. Öffnen Sie sie in Excel und speichern Sie sie noch einmal, oder als CSV.",
  locked: "Die Datei ist mit einem Passwort geschützt.",
  oldExcel:
    "Das ist eine alte Excel-Datei (.xls). Speichern Sie die Datei als .xlsx und wählen Sie die neue.",
  ownFile:
    "Das ist eine Datei von Client Desk. Stellen Sie sie unter Einstellungen, Ihre Daten wieder her.",
  isPdf: "Das ist ein PDF. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
  isPicture: "Das ist ein Bild. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
  isArchive:
    "Das ist ein Archiv. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
  isProgram:
    "Das ist ein Programm. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
  isDatabase:
    "Das ist eine Datenbank. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
  isText:
    "Das ist ein Textdokument. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
  isWebPage:
    "Das ist eine Webseite. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
  isJson:
    "Das ist eine JSON-Datei. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
  isXml:
    "Das ist eine XML-Datei. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
  isBinary:
    "Das ist eine Binärdatei. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
  isWord:
    "Das ist ein Word-Dokument. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
  isPresentation:
    "Das ist eine Präsentation. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
  isNumbers:
    "Das ist eine Datei von Numbers oder Pages. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
  isOpenDocument:
    "Das ist eine OpenDocument-Datei. Wählen Sie CSV, Excel, vCard, ICS oder eine Datei von Client Desk.",
};
