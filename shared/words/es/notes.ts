import type { notes as english } from "../en/notes.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const notes: Words<typeof english> = {
  undoable: (days) =>
    plural("es", days, {
      one: "Puedes deshacerlo en el historial durante # día.",
      other: "Puedes deshacerlo en el historial durante # días.",
    }),
  history: (months) => `Todos los cambios de los últimos ${months} meses.`,
  historyUndo: (months, days) =>
    `Todos los cambios de los últimos ${months} meses. Puedes deshacer un cambio durante ${days} días.`,
  copyRefused: "Tu navegador no permitió copiar",
  nowOn: (desk) => `Ahora estás en «${desk}»`,
  deskFailed: "No se pudo abrir el escritorio. Inténtalo de nuevo.",
  reader: "Aquí tienes el rol Lector.",
  readerAsk: (owner) => `Aquí tienes el rol Lector. Pide a ${owner} que lo cambie.`,
  ownersOnly: "Solo quien tiene el rol Propietario en este escritorio puede hacerlo.",
  ownersOnlyAsk: (owner) =>
    `Solo quien tiene el rol Propietario en este escritorio puede hacerlo. Pide a ${owner} que lo cambie.`,
  readMore: "Leer más",
  readLess: "Leer menos",
  theme: "Tema",
  themes: {
    light: "Claro",
    dark: "Oscuro",
    system: "Como el sistema",
  },
  device: {
    on: (browser, system) => `${browser} en ${system}`,
    unknown: "Dispositivo desconocido",
    token: (name) => `Token de acceso «${name}»`,
  },
};
