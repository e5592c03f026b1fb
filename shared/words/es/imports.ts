import type { imports as english } from "../en/imports.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const imports: Words<typeof english> = {
  title: {
    customers: "Importar clientes",
    companies: "Importar empresas",
    appointments: "Importar citas",
  },
  crumb: "Importar",
  kinds: {
    customers: "Clientes",
    companies: "Empresas",
    appointments: "Citas",
  },
  counts: {
    customers: (count) => plural("es", count, { one: "# cliente", other: "# clientes" }),
    companies: (count) => plural("es", count, { one: "# empresa", other: "# empresas" }),
    appointments: (count) => plural("es", count, { one: "# cita", other: "# citas" }),
  },
  rows: (count) => plural("es", count, { one: "# fila", other: "# filas" }),
  sentences: (first, second) => `${first}. ${second}`,
  named: (name, value) => `${name}: ${value}`,
  stepsLabel: "Pasos",
  steps: {
    choose: "Elegir",
    match: "Asignar",
    check: "Revisar",
    done: "Listo",
  },
  hints: {
    choose: "Un archivo o una tabla",
    match: "Qué es cada columna",
    check: "Corregir, actualizar u omitir",
    done: "Se guarda en un paso",
  },
  used: (used, columns) =>
    `${plural("es", used, { one: "#", other: "#" })} de ${plural("es", columns, { one: "# columna usada", other: "# columnas usadas" })}`,
  firstRow: {
    customers: "Ya es un cliente",
    companies: "Ya es una empresa",
    appointments: "Ya es una cita",
  },
  pasted: "Tabla pegada",
  choose: {
    sub: "No se guarda nada hasta que lo revises.",
    subCustomers: "Sus empresas se importan también. No se guarda nada hasta que lo revises.",
    paste: "O pega una tabla",
    pasteHint:
      "Copia las celdas en Excel, Numbers o Google Sheets y pégalas aquí, con la fila de encabezados",
    readTable: "Leer la tabla",
    where: "Dónde encontrar tu archivo",
    google: "Exportar y luego CSV de Google",
    outlook: "Administrar y luego Exportar contactos",
    icloud: "Ajustes y luego Exportar vCard",
    otherCrm: "Otro CRM",
    otherHow: "Cualquier exportación en CSV o Excel",
    file: "Archivo",
    readingFile: (name) => `Leyendo ${name}`,
    readingTable: "Leyendo la tabla",
    drop: "Suelta para leerlo",
    dropHere: "Suelta un archivo aquí",
    kinds: "CSV, Excel, vCard, calendario (ICS) o un archivo de Client Desk, hasta 20\u00a0MB",
    button: "Elegir archivo",
    toImport: "Archivo para importar",
    another: "Usar otro archivo",
    whatIsIn: "Qué contiene",
    firstRow: "Primera fila",
    headings: "Encabezados",
    next: (files) => `A continuación: <files>${files}</files>`,
    matching: "Asignando",
    toMatch: "Continuar a Asignar",
    firstOf: (shown, rows) =>
      `Las primeras ${shown} de ${plural("es", rows, { one: "# fila", other: "# filas" })}`,
    firstRows: "Las primeras filas",
  },
  empty: "Vacío",
  readAs: {
    sheet: "Hoja",
    encoding: "Codificación",
    separator: "Separador",
  },
  formats: {
    paste: "Pegado",
    ics: "Calendario",
  },
  toCheck: "Continuar a Revisar",
  back: "Atrás",
};
