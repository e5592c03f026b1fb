import type { pipeline as english } from "../en/pipeline.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const pipeline: Words<typeof english> = {
  added: (count, day) =>
    plural("pt-BR", count, {
      one: `# cliente adicionado desde ${day}.`,
      other: `# clientes adicionados desde ${day}.`,
    }),
  none: "Nenhum cliente avançou para um status posterior.",
  advanced: (share, status) => `${share} de “${status}” avançaram para um status posterior.`,
  advancedAfter: (share, status, days) =>
    `${share} de “${status}” avançaram para um status posterior, após uma mediana de ${plural("pt-BR", days, { one: "# dia", other: "# dias" })}.`,
  moves: {
    chart: "Como os clientes mudaram de status",
    count: (day, count) =>
      `<day>${day}</day> ${plural("pt-BR", count, { one: "# cliente", other: "# clientes" })}`,
    came: (count) =>
      plural("pt-BR", count, {
        one: "# adicionado desde então",
        other: "# adicionados desde então",
      }),
    since: (day) => `Adicionados desde ${day}`,
    newAs: (status) => `Novos como “${status}”`,
    stayed: (status) => `Continuam em “${status}”`,
    moved: (from, to) => `De “${from}” para “${to}”`,
    ofNew: (count, share) =>
      `${plural("pt-BR", count, { one: "# cliente", other: "# clientes" })}, ${share} dos novos clientes`,
    ofStatus: (count, share, status) =>
      `${plural("pt-BR", count, { one: "# cliente", other: "# clientes" })}, ${share} de “${status}”`,
    ledger: "Clientes por status",
    status: "Status",
    in: "Entradas",
    out: "Saídas",
    advanced: "Avançaram",
    medianDays: "Mediana de dias",
    days: "Dias",
    last: "Último",
    table: "De um status para outro",
    from: "De",
    to: (status) => `Para “${status}”`,
    on: (day) => `Em ${day}`,
    addedSince: "Adicionados desde então",
  },
};
