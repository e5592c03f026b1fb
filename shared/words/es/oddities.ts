import type { oddities as english } from "../en/oddities.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const oddities: Words<typeof english> = {
  rowsAbove: (rows) =>
    plural("es", rows, {
      one: "Se omitió # fila encima de los encabezados.",
      other: "Se omitieron # filas encima de los encabezados.",
    }),
  rowsLonger: (rows) =>
    plural("es", rows, {
      one: "# fila es más larga que los encabezados.",
      other: "# filas son más largas que los encabezados.",
    }),
  openQuote: (row) =>
    `Una comilla de la fila ${row} no se cierra, así que todas se leyeron como texto.`,
  cellErrors: (cells, example) =>
    plural("es", cells, {
      one: `# celda con un error, como ${example}, se dejó vacía.`,
      other: `# celdas con un error, como ${example}, se dejaron vacías.`,
    }),
  linesOutside: (lines) =>
    plural("es", lines, {
      one: "Se omitió # línea fuera de los contactos.",
      other: "Se omitieron # líneas fuera de los contactos.",
    }),
  linesToNotes: (lines) =>
    plural("es", lines, {
      one: "# línea no se pudo leer y va a las notas.",
      other: "# líneas no se pudieron leer y van a las notas.",
    }),
  media: (files) =>
    plural("es", files, {
      one: "Se omitió # imagen o sonido.",
      other: "Se omitieron # imágenes y sonidos.",
    }),
  eventsUnread: (events) =>
    plural("es", events, {
      one: "# evento no se pudo leer.",
      other: "# eventos no se pudieron leer.",
    }),
  linesUnread: (lines) =>
    plural("es", lines, {
      one: "# línea no se pudo leer.",
      other: "# líneas no se pudieron leer.",
    }),
  earlierVersions: (versions) =>
    plural("es", versions, {
      one: "Se omitió # versión anterior de eventos.",
      other: "Se omitieron # versiones anteriores de eventos.",
    }),
  severalDays: (events) =>
    plural("es", events, {
      one: "# evento de varios días: una cita cada día.",
      other: "# eventos de varios días: una cita cada día.",
    }),
  longEvents: (events) =>
    plural("es", events, {
      one: "# evento más largo de lo que puede ser una cita. Las notas dicen cuánto.",
      other: "# eventos más largos de lo que puede ser una cita. Las notas dicen cuánto.",
    }),
  rounded: (events) =>
    plural("es", events, {
      one: "# evento redondeado al cuarto de hora siguiente.",
      other: "# eventos redondeados al cuarto de hora siguiente.",
    }),
  lostRules: (events) =>
    plural("es", events, {
      one: "# evento con una regla que las citas no admiten. La regla está en las notas.",
      other: "# eventos con una regla que las citas no admiten. La regla está en las notas.",
    }),
  following: (changes) =>
    plural("es", changes, {
      one: "# cambio de una vez y las siguientes: solo se cambia esa vez.",
      other: "# cambios de una vez y las siguientes: solo se cambia esa vez.",
    }),
  drifting: (series) =>
    plural("es", series, {
      one: "# serie de otra zona horaria: unas semanas al año, con una hora de diferencia.",
      other: "# series de otra zona horaria: unas semanas al año, con una hora de diferencia.",
    }),
  unmoved: (series) =>
    plural("es", series, {
      one: "# serie de otra zona horaria conserva la hora de allí.",
      other: "# series de otra zona horaria conservan la hora de allí.",
    }),
  zoneUnknown: (zone) => `La zona horaria «${zone}» no se conoce. Sus horas se quedan como están.`,
  todos: (entries) =>
    plural("es", entries, { one: "Se omitió # tarea.", other: "Se omitieron # tareas." }),
  journals: (entries) =>
    plural("es", entries, {
      one: "Se omitió # entrada de diario.",
      other: "Se omitieron # entradas de diario.",
    }),
  freeTimes: (entries) =>
    plural("es", entries, {
      one: "Se omitió # lista de horarios libres.",
      other: "Se omitieron # listas de horarios libres.",
    }),
  property: (events, name) =>
    plural("es", events, {
      one: `Se omitió «${name}» de # evento.`,
      other: `Se omitió «${name}» de # eventos.`,
    }),
};
