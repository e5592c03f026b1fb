import type { unreadable as english } from "../en/unreadable.ts";
import type { Words } from "../words.ts";

export const unreadable: Words<typeof english> = {
  empty: "Het bestand is leeg.",
  tooLarge: (size, limit) =>
    `Dit bestand is ${size} MB. De limiet is ${limit} MB; splits het in tweeën.`,
  tooManyRows: (rows, limit) =>
    `${rows} rijen zijn te veel. De limiet is ${limit}; splits het bestand in tweeën.`,
  tooManyColumns: (columns, limit) =>
    `Het bestand heeft ${columns} kolommen. De limiet is ${limit}; verwijder wat je niet nodig hebt.`,
  tooManyInRow: (row, columns, limit) =>
    `Rij ${row} heeft ${columns} kolommen. De limiet is ${limit}; verwijder wat je niet nodig hebt.`,
  longCell: (row, characters, limit) =>
    `Rij ${row} heeft een cel van ${characters} tekens. De limiet is ${limit}.`,
  noRows: "Het bestand heeft koppen, maar geen rijen.",
  notRead: "Het bestand kon niet worden gelezen. Sla het op als CSV en kies het nieuwe bestand.",
  noContacts: "Het bestand heeft geen contacten.",
  noAppointments: "De agenda heeft geen afspraken.",
  longContact: (name, limit) =>
    `“${name}” is weggelaten: het contact heeft een tekst van meer dan ${limit} tekens.`,
  fullContact: (name, values, limit) =>
    `“${name}” is weggelaten: het contact heeft ${values} waarden, en tot ${limit} kan.`,
  oldBinary: "Dit is een binaire werkmap (.xlsb). Sla het bestand op als .xlsx en kies het nieuwe.",
  unpackedLarge: (size, limit) =>
    `Uitgepakt is het bestand ${size} MB. De limiet is ${limit} MB; splits het bestand in tweeën.`,
  damaged:
    "Het bestand is beschadigd. Open het in Excel en sla het opnieuw op, of sla het op als CSV.",
  locked: "Het bestand is beveiligd met een wachtwoord.",
  oldExcel: "Dit is een oud Excel-bestand (.xls). Sla het op als .xlsx en kies het nieuwe bestand.",
  ownFile: "Dit is een bestand van Client Desk. Herstel het bij Instellingen, Je gegevens.",
  isPdf: "Dit is een PDF. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
  isPicture: "Dit is een afbeelding. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
  isArchive: "Dit is een archief. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
  isProgram: "Dit is een programma. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
  isDatabase: "Dit is een database. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
  isText: "Dit is een tekstdocument. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
  isWebPage: "Dit is een webpagina. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
  isJson: "Dit is een JSON-bestand. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
  isXml: "Dit is een XML-bestand. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
  isBinary:
    "Dit is een binair bestand. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
  isWord: "Dit is een Word-document. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
  isPresentation:
    "Dit is een presentatie. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
  isNumbers:
    "Dit is een bestand van Numbers of Pages. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
  isOpenDocument:
    "Dit is een OpenDocument-bestand. Kies CSV, Excel, vCard, ICS of een bestand van Client Desk.",
};
