import type { unreadable as english } from "../en/unreadable.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const written = (count: number) => plural("es", count, { one: "#", other: "#" });

export const unreadable: Words<typeof english> = {
  empty: "El archivo está vacío.",
  tooLarge: (size, limit) =>
    `Este archivo tiene ${plural("es", size, { one: "#\u00a0MB", other: "#\u00a0MB" })}. El límite es de ${plural("es", limit, { one: "#\u00a0MB", other: "#\u00a0MB" })}; divídelo en dos.`,
  tooManyRows: (rows, limit) =>
    `${plural("es", rows, { one: "# fila es demasiado", other: "# filas son demasiadas" })}. El límite es ${written(limit)}; divide el archivo en dos.`,
  tooManyColumns: (columns, limit) =>
    `El archivo tiene ${plural("es", columns, { one: "# columna", other: "# columnas" })}. El límite es ${written(limit)}; elimina las que no necesites.`,
  tooManyInRow: (row, columns, limit) =>
    `La fila ${written(row)} tiene ${plural("es", columns, { one: "# columna", other: "# columnas" })}. El límite es ${written(limit)}; elimina las que no necesites.`,
  longCell: (row, characters, limit) =>
    `La fila ${written(row)} tiene una celda de ${plural("es", characters, { one: "# carácter", other: "# caracteres" })}. El límite es ${written(limit)}.`,
  noRows: "El archivo tiene encabezados, pero no filas.",
  notRead: "No se pudo leer el archivo. Guárdalo como CSV y elige el archivo nuevo.",
  noContacts: "El archivo no tiene contactos.",
  noAppointments: "El calendario no tiene citas.",
  longContact: (name, limit) =>
    `Se omitió «${name}»: el contacto tiene un texto de más de ${limit} caracteres.`,
  fullContact: (name, values, limit) =>
    `Se omitió «${name}»: el contacto tiene ${values} valores y se admiten hasta ${limit}.`,
  oldBinary: "Es un libro binario (.xlsb). Guárdalo como .xlsx y elige el archivo nuevo.",
  unpackedLarge: (size, limit) =>
    `Descomprimido, el archivo tiene ${plural("es", size, { one: "#\u00a0MB", other: "#\u00a0MB" })}. El límite es de ${plural("es", limit, { one: "#\u00a0MB", other: "#\u00a0MB" })}; divídelo en dos.`,
  damaged: "El archivo está dañado. Ábrelo en Excel y guárdalo de nuevo, o guárdalo como CSV.",
  locked: "El archivo está protegido con contraseña.",
  oldExcel: "Es un archivo antiguo de Excel (.xls). Guárdalo como .xlsx y elige el archivo nuevo.",
  ownFile: "Es un archivo de Client Desk. Restáuralo en Ajustes, Tus datos.",
  isPdf: "Es un PDF. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
  isPicture: "Es una imagen. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
  isArchive: "Es un archivo comprimido. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
  isProgram: "Es un programa. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
  isDatabase: "Es una base de datos. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
  isText: "Es un documento de texto. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
  isWebPage: "Es una página web. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
  isJson: "Es un archivo JSON. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
  isXml: "Es un archivo XML. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
  isBinary: "Es un archivo binario. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
  isWord: "Es un documento de Word. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
  isPresentation: "Es una presentación. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
  isNumbers:
    "Es un archivo de Numbers o Pages. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
  isOpenDocument:
    "Es un archivo OpenDocument. Elige CSV, Excel, vCard, ICS o un archivo de Client Desk.",
};
