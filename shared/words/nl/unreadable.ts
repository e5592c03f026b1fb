import type { unreadable as english } from "../en/unreadable.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const written = (count: number) => plural("nl", count, { one: "#", other: "#" });

export const unreadable: Words<typeof english> = {
  empty: "Het bestand is leeg.",
  tooLarge: (size, limit) =>
    `Dit bestand is ${plural("nl", size, { one: "#\u00a0MB", other: "#\u00a0MB" })}. De limiet is ${plural("nl", limit, { one: "#\u00a0MB", other: "#\u00a0MB" })}; splits het in tweeën.`,
  tooManyRows: (rows, limit) =>
    `${plural("nl", rows, { one: "# rij is te veel", other: "# rijen zijn te veel" })}. De limiet is ${written(limit)}; splits het bestand in tweeën.`,
  tooManyColumns: (columns, limit) =>
    `Het bestand heeft ${plural("nl", columns, { one: "# kolom", other: "# kolommen" })}. De limiet is ${written(limit)}; verwijder wat je niet nodig hebt.`,
  tooManyInRow: (row, columns, limit) =>
    `Rij ${written(row)} heeft ${plural("nl", columns, { one: "# kolom", other: "# kolommen" })}. De limiet is ${written(limit)}; verwijder wat je niet nodig hebt.`,
  longCell: (row, characters, limit) =>
    `Rij ${written(row)} heeft een cel van ${plural("nl", characters, { one: "# teken", other: "# tekens" })}. De limiet is ${written(limit)}.`,
  noRows: "Het bestand heeft koppen, maar geen rijen.",
  notRead: "Het bestand kon niet worden gelezen. Sla het op als CSV en kies het nieuwe bestand.",
  noContacts: "Het bestand heeft geen contacten.",
  noAppointments: "De agenda heeft geen afspraken.",
  longContact: (name, limit) =>
    `“${name}” is weggelaten: het contact heeft een tekst van meer dan ${limit} tekens.`,
  fullContact: (name, values, limit) =>
    `“${name}” is weggelaten: het contact heeft ${values} waarden; maximaal ${limit} is mogelijk.`,
  oldBinary: "Dit is een binaire werkmap (.xlsb). Sla het bestand op als .xlsx en kies het nieuwe.",
  unpackedLarge: (size, limit) =>
    `Uitgepakt is het bestand ${plural("nl", size, { one: "#\u00a0MB", other: "#\u00a0MB" })}. De limiet is ${plural("nl", limit, { one: "#\u00a0MB", other: "#\u00a0MB" })}; splits het bestand in tweeën.`,
  damaged:
    "Het bestand is beschadigd. Open het in Excel en sla het opnieuw op, of sla het op als CSV.",
  locked: "Het bestand is beveiligd met een wachtwoord.",
  oldExcel: "Dit is een oud Excel-bestand (.xls). Sla het op als .xlsx en kies het nieuwe bestand.",
  ownFile: "Dit is een Client Desk-bestand. Herstel het bij Instellingen, Je gegevens.",
  isPdf: "Dit is een PDF. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
  isPicture: "Dit is een afbeelding. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
  isArchive: "Dit is een archief. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
  isProgram: "Dit is een programma. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
  isDatabase: "Dit is een database. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
  isText: "Dit is een tekstdocument. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
  isWebPage: "Dit is een webpagina. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
  isJson: "Dit is een JSON-bestand. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
  isXml: "Dit is een XML-bestand. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
  isBinary: "Dit is een binair bestand. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
  isWord: "Dit is een Word-document. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
  isPresentation: "Dit is een presentatie. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
  isNumbers:
    "Dit is een bestand van Numbers of Pages. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
  isOpenDocument:
    "Dit is een OpenDocument-bestand. Kies CSV, Excel, vCard, ICS of een Client Desk-bestand.",
};
