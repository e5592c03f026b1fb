import type { restore as english } from "../en/restore.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const restore: Words<typeof english> = {
  section: "Restaurar",
  hint: "Desde un archivo de Client Desk.",
  row: "Restaurar desde un archivo",
  note: "Primero verás las diferencias. No se reemplaza nada tuyo a menos que lo elijas.",
  remove: "Quitar",
  removing: "Quitando",
  chooseFile: "Elegir archivo",
  file: "Archivo de Client Desk",
  notRemoved: "No se pudieron quitar los datos restaurados. Inténtalo de nuevo.",
  removeStopped: (file) =>
    `No se terminó de quitar lo restaurado de ${file}. Elige «Quitar» para volver a intentarlo.`,
  stopped: (file, written) =>
    plural("es", written, {
      one: `La restauración de ${file} se detuvo tras # fila. Elige el mismo archivo para continuar o quita lo restaurado.`,
      other: `La restauración de ${file} se detuvo tras # filas. Elige el mismo archivo para continuar o quita lo restaurado.`,
    }),
  removeFirst: (file) =>
    `No se terminó de quitar lo restaurado de ${file}. Quita primero el resto.`,
  otherFile: (file) =>
    `La restauración de ${file} no terminó. Elige ese archivo para continuar o quita lo restaurado.`,
  title: "Restaurar desde un archivo",
  cancel: "Cancelar la restauración",
  account: "Restaurar la cuenta",
  records: (count) =>
    plural("es", count, { one: "Restaurar # registro", other: "Restaurar # registros" }),
  reading: "Leyendo",
  restoring: "Restaurando",
  cancelHint: "Si cancelas, no queda nada.",
  removingAll: "Quitando los datos restaurados",
  continues: "La última restauración no terminó. Continúa donde se detuvo.",
  whole: (day) => `Tu cuenta está vacía. Todo quedará como estaba el ${day}.`,
  older:
    "El archivo es de una versión anterior. El historial muestra sus cambios, pero no se pueden deshacer.",
  changes: (count) =>
    plural("es", count, { one: "# cambio en el historial", other: "# cambios en el historial" }),
  counts: {
    companies: (count) => plural("es", count, { one: "# empresa", other: "# empresas" }),
    customers: (count) => plural("es", count, { one: "# cliente", other: "# clientes" }),
    appointments: (count) => plural("es", count, { one: "# cita", other: "# citas" }),
    activities: (count) => plural("es", count, { one: "# entrada", other: "# entradas" }),
    tasks: (count) => plural("es", count, { one: "# tarea", other: "# tareas" }),
    tags: (count) => plural("es", count, { one: "# etiqueta", other: "# etiquetas" }),
    views: (count) => plural("es", count, { one: "# vista", other: "# vistas" }),
    absences: (count) => plural("es", count, { one: "# ausencia", other: "# ausencias" }),
    meetingTypes: (count) =>
      plural("es", count, { one: "# tipo de cita", other: "# tipos de cita" }),
  },
  broken: "No se pudo leer el archivo.",
  failed: "No se pudo restaurar el archivo.",
  done: (written) =>
    plural("es", written, {
      one: "Cuenta restaurada: # fila",
      other: "Cuenta restaurada: # filas",
    }),
  doneWithout: (written, leftOut) =>
    `${plural("es", written, { one: "Cuenta restaurada: # fila", other: "Cuenta restaurada: # filas" })}, ${plural("es", leftOut, { one: "# fila omitida", other: "# filas omitidas" })}`,
  restored: (count) =>
    plural("es", count, { one: "# registro restaurado", other: "# registros restaurados" }),
  nothingSaved: "No se guardó nada.",
  files: {
    notOurs: "No es un archivo de Client Desk.",
    notWhole: "No es un archivo completo de Client Desk.",
    newer: "Este archivo es de una versión más reciente de Client Desk.",
  },
  allHere: "Todo lo del archivo ya está aquí.",
  differences: (added, changed, same) =>
    `${plural("es", added, { one: "# registro solo en el archivo", other: "# registros solo en el archivo" })}, ${plural("es", changed, { one: "# distinto", other: "# distintos" })}, ${plural("es", same, { one: "# igual", other: "# iguales" })}. La restauración se puede deshacer.`,
  whatDiffers: "Qué cambia",
  andMore: (count) => plural("es", count, { one: "y # más", other: "y # más" }),
  where: "Donde el archivo difiere",
  keep: "Conservar lo que tienes",
  take: "Tomar lo que tiene el archivo",
};
