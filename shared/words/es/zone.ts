import type { zone as english } from "../en/zone.ts";
import type { Words } from "../words.ts";

export const zone: Words<typeof english> = {
  title: "Zona horaria",
  now: (place) => `Client Desk usa ahora la hora de ${place}`,
  inPlace: (place) => `Ahora estás en ${place}. ¿Usar su hora?`,
  inZone: (zone) => `Este dispositivo está ahora en ${zone}. ¿Usar su hora?`,
  there: (place, time) =>
    `Hora actual en ${place}: ${time}. Las citas conservan su hora en cualquier caso.`,
  use: (place) => `Usar la hora de ${place}`,
  keep: (place) => `Conservar la hora de ${place}`,
  none: "Esa zona horaria no existe",
  saveFailed: "No se pudo guardar la zona horaria. Inténtalo de nuevo.",
};
