import type { imported as english } from "../en/imported.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const imported: Words<typeof english> = {
  writing: {
    failedSub: "No se guardó nada.",
    sub: "Importando. Puedes seguir trabajando: salir de esta página no detiene la importación.",
    stopped: "Detenida",
    of: {
      customers: (of) => `de ${of} clientes`,
      companies: (of) => `de ${of} empresas`,
      appointments: (of) => `de ${of} citas`,
    },
    sent: {
      customers: (of) => `de ${of} clientes enviados`,
      companies: (of) => `de ${of} empresas enviadas`,
      appointments: (of) => `de ${of} citas enviadas`,
    },
    doneOf: (done, of) => `${done} ${of}`,
    now: (name) => `Ahora: ${name}`,
    lost: "Sin conexión. Continúa en cuanto el servidor responda.",
    canceling: "Cancelando",
    cancel: "Cancelar la importación",
    leavesNothing: "Si cancelas, no queda nada.",
    leavesNoneOf: (done) =>
      `Si cancelas, no queda nada: no se conserva nada de lo importado (${done}).`,
    stoppedAll: "La importación se detuvo. No se guardó nada.",
    stoppedAt: (row) => `La importación se detuvo en la fila ${row}. No se guardó nada.`,
    fewSeconds: "Quedan unos segundos",
    seconds: (seconds) =>
      plural("es", seconds, {
        one: "Queda # segundo aproximadamente",
        other: "Quedan # segundos aproximadamente",
      }),
    minute: "Queda un minuto aproximadamente",
    minutes: (minutes) =>
      plural("es", minutes, {
        one: "Queda # minuto aproximadamente",
        other: "Quedan # minutos aproximadamente",
      }),
    notStarted: "No se pudo iniciar la importación. Inténtalo de nuevo.",
  },
  imported: {
    customers: (count) =>
      plural("es", count, { one: "# cliente importado", other: "# clientes importados" }),
    companies: (count) =>
      plural("es", count, { one: "# empresa importada", other: "# empresas importadas" }),
    appointments: (count) =>
      plural("es", count, { one: "# cita importada", other: "# citas importadas" }),
  },
  sentence: (imported) => `${imported}.`,
  open: "Abrir",
  another: "Importar otro archivo",
  continueWith: (file) => `Continuar con ${file}`,
  show: {
    customers: "Mostrar clientes importados",
    companies: "Mostrar empresas importadas",
    appointments: "Mostrar citas importadas",
  },
  downloadSkipped: "Descargar las filas omitidas",
  undoing: "Deshaciendo",
  undo: "Deshacer la importación",
  available: (note, days) =>
    plural("es", days, {
      one: `${note} Disponible durante # día, aquí o en el historial.`,
      other: `${note} Disponible durante # días, aquí o en el historial.`,
    }),
  undoRemoves: (made) => `Deshacer elimina ${made}.`,
  undoReverts: (changed) =>
    plural("es", changed, {
      one: "Deshacer revierte # actualización.",
      other: "Deshacer revierte # actualizaciones.",
    }),
  undoBoth: (made, changed) =>
    plural("es", changed, {
      one: `Deshacer elimina ${made} y revierte # actualización.`,
      other: `Deshacer elimina ${made} y revierte # actualizaciones.`,
    }),
  newCustomers: (count) =>
    plural("es", count, { one: "# cliente nuevo", other: "# clientes nuevos" }),
  newCompanies: (count) =>
    plural("es", count, { one: "# empresa nueva", other: "# empresas nuevas" }),
  wereHere: (count) => plural("es", count, { one: "# ya existía", other: "# ya existían" }),
  notChanged: (count) =>
    plural("es", count, { one: "# fila sin cambiar", other: "# filas sin cambiar" }),
  changedElsewhere: "Se cambiaron o eliminaron en otro lugar durante la importación",
  unread: (count) =>
    plural("es", count, { one: "# valor no se pudo leer", other: "# valores no se pudieron leer" }),
  keptIn: (field) => `Se conservan en «${field}», cada uno con el nombre de su columna`,
  cut: (field, rows) =>
    plural("es", rows, {
      one: `«${field}» recortado en # fila`,
      other: `«${field}» recortado en # filas`,
    }),
  limit: (most) =>
    plural("es", most, {
      one: "El límite es de # carácter. El resto se recortó:",
      other: "El límite es de # caracteres. El resto se recortó:",
    }),
  duplicates: (count) =>
    plural("es", count, { one: "# posible duplicado", other: "# posibles duplicados" }),
  duplicatesWhy: "Mismo correo, mismo teléfono o un nombre parecido",
  review: "Revisar",
  hide: "Ocultar",
  showThe: (count) => plural("es", count, { one: "Mostrar", other: "Mostrar los #" }),
  rowNumber: (row) => `Fila ${row}`,
  valueOf: (column) => `${column}: <value></value>`,
  updated: "Actualizadas",
  rowsInFile: "Filas en el archivo",
  undone: "Importación deshecha. No queda nada de ella.",
  changed: (count) => plural("es", count, { one: "# cambio", other: "# cambios" }),
  left: (count, field) =>
    plural("es", count, {
      one: `# valor queda en «${field}»`,
      other: `# valores quedan en «${field}»`,
    }),
  why: {
    withoutName: "sin nombre",
    withoutTitle: "sin título",
    withoutDate: "sin fecha",
    withoutCustomer: "sin cliente",
    leftOut: "omitidas por ti",
    twice: "dos veces en el archivo",
    kept: "conservadas como las tienes",
    identical: "idénticas a lo que tienes",
  },
  andMore: (fields) => `${fields} y más`,
};
