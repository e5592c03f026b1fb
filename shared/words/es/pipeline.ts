import type { pipeline as english } from "../en/pipeline.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const pipeline: Words<typeof english> = {
  added: (count, day) =>
    plural("es", count, {
      one: `# cliente añadido desde el ${day}.`,
      other: `# clientes añadidos desde el ${day}.`,
    }),
  none: "Ningún cliente avanzó a un estado posterior.",
  advanced: (share, status) => `El ${share} de «${status}» avanzó a un estado posterior.`,
  advancedAfter: (share, status, days) =>
    `El ${share} de «${status}» avanzó a un estado posterior, tras una mediana de ${plural("es", days, { one: "# día", other: "# días" })}.`,
  moves: {
    chart: "Cómo cambiaron los clientes de estado",
    count: (day, count) =>
      `<day>${day}</day> ${plural("es", count, { one: "# cliente", other: "# clientes" })}`,
    came: (count) =>
      plural("es", count, { one: "# añadido desde entonces", other: "# añadidos desde entonces" }),
    since: (day) => `Añadidos desde el ${day}`,
    newAs: (status) => `Nuevos como «${status}»`,
    stayed: (status) => `Siguen en «${status}»`,
    moved: (from, to) => `De «${from}» a «${to}»`,
    ofNew: (count, share) =>
      `${plural("es", count, { one: "# cliente", other: "# clientes" })}, ${share} de los clientes nuevos`,
    ofStatus: (count, share, status) =>
      `${plural("es", count, { one: "# cliente", other: "# clientes" })}, ${share} de «${status}»`,
    ledger: "Clientes por estado",
    status: "Estado",
    in: "Entran",
    out: "Salen",
    advanced: "Avanzan",
    medianDays: "Mediana de días",
    days: "Días",
    last: "Último",
    table: "De un estado a otro",
    from: "De",
    to: (status) => `A «${status}»`,
    on: (day) => `El ${day}`,
    addedSince: "Añadidos desde entonces",
  },
};
