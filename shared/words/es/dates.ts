import type { dates as english } from "../en/dates.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const dates: Words<typeof english> = {
  open: "Abrir el calendario",
  calendar: "Calendario",
  pick: "Elegir un día",
  previousMonth: "Mes anterior",
  nextMonth: "Mes siguiente",
  earlier: "Antes",
  allowPast: "Permitir días anteriores a hoy",
  today: "Hoy",
  yesterday: "Ayer",
  tomorrow: "Mañana",
  time: "Hora",
  done: "Listo",
  usePast: "Usar esta fecha pasada",
  interpreted: (typed, read) => `Se interpretó ${typed} como ${read}.`,
  changed: (time, nearest, step) =>
    `Se cambió ${time} a ${nearest}. Las horas van ${plural("es", step, { one: "de minuto en minuto", other: `de ${step} en ${step} minutos` })}.`,
};
