import { plural } from "../plural.ts";

const written = (count: number) => plural("en", count, { one: "#", other: "#" });

/** Why a file that is to be imported can’t be read. */
export const unreadable = {
  empty: "The file is empty.",
  tooLarge: (size: number, limit: number) =>
    `This file is ${plural("en", size, { one: "# MB", other: "# MB" })}. The limit is ${plural("en", limit, { one: "# MB", other: "# MB" })}; split it in two.`,
  tooManyRows: (rows: number, limit: number) =>
    `${plural("en", rows, { one: "# row is too many", other: "# rows are too many" })}. The limit is ${written(limit)}; split the file in two.`,
  tooManyColumns: (columns: number, limit: number) =>
    `The file has ${plural("en", columns, { one: "# column", other: "# columns" })}. The limit is ${written(limit)}; delete the ones you don’t need.`,
  tooManyInRow: (row: number, columns: number, limit: number) =>
    `Row ${written(row)} has ${plural("en", columns, { one: "# column", other: "# columns" })}. The limit is ${written(limit)}; delete the ones you don’t need.`,
  longCell: (row: number, characters: number, limit: number) =>
    `Row ${written(row)} has a cell of ${plural("en", characters, { one: "# character", other: "# characters" })}. The limit is ${written(limit)}.`,
  noRows: "The file has headings, but no rows.",
  notRead: "The file could not be read. Save the file as CSV and choose the new file.",
  noContacts: "The file has no contacts.",
  noAppointments: "The calendar has no appointments.",
  longContact: (name: string, limit: string) =>
    `“${name}” was left out: the contact has a text of more than ${limit} characters.`,
  fullContact: (name: string, values: string, limit: string) =>
    `“${name}” was left out: the contact has ${values} values, and up to ${limit} work.`,
  oldBinary: "This is a binary workbook (.xlsb). Save the file as .xlsx and choose the new file.",
  unpackedLarge: (size: number, limit: number) =>
    `Unpacked, the file has ${plural("en", size, { one: "# MB", other: "# MB" })}. The limit is ${plural("en", limit, { one: "# MB", other: "# MB" })}; split the file in two.`,
  damaged: "The file is damaged. Open the file in Excel and save it again, or save it as CSV.",
  locked: "The file is locked with a password.",
  oldExcel: "This is an old Excel file (.xls). Save the file as .xlsx and choose the new file.",
  ownFile: "This is a Client Desk file. Restore it in Settings, Your Data.",
  isPdf: "This is a PDF. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
  isPicture: "This is a picture. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
  isArchive: "This is an archive. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
  isProgram: "This is a program. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
  isDatabase: "This is a database. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
  isText: "This is a text document. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
  isWebPage: "This is a web page. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
  isJson: "This is a JSON file. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
  isXml: "This is an XML file. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
  isBinary: "This is a binary file. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
  isWord: "This is a Word document. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
  isPresentation: "This is a presentation. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
  isNumbers:
    "This is a Numbers or Pages file. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
  isOpenDocument:
    "This is an OpenDocument file. Choose CSV, Excel, vCard, ICS or a Client Desk file.",
} as const;
