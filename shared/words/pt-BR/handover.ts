import type { handover as english } from "../en/handover.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const handover: Words<typeof english> = {
  save: "Transferir",
  saveCount: (count) =>
    plural("pt-BR", count, { one: "Transferir # registro", other: "Transferir # registros" }),
  busy: "Transferindo",
  to: "Para",
  awayFrom: (from, until) => `Ausente de ${from} a ${until}`,
  goesAlong: "O que vai junto",
  note: "Nota",
  noteTo: (name) => `Nota para ${name}`,
  kinds: {
    company: "Empresa",
    companies: "Empresas",
    theirCompanies: "Empresas deles",
    customer: "Cliente",
    customers: "Clientes",
    tasks: "Tarefas abertas",
    theirTasks: "Tarefas abertas deles",
    appointments: "Próximos compromissos",
  },
  overlap: (count, name) =>
    plural("pt-BR", count, {
      one: `# coincide no calendário de ${name}`,
      other: `# coincidem no calendário de ${name}`,
    }),
  sharedOne: "tem outros clientes",
  shared: (count) =>
    plural("pt-BR", count, {
      one: "# delas tem outros clientes",
      other: "# delas têm outros clientes",
    }),
  yours: "suas",
  theirs: (name) => `de ${name}`,
  nowYours: (count) =>
    plural("pt-BR", count, { one: "# registro agora é seu", other: "# registros agora são seus" }),
  nowTheirs: (count, name) =>
    plural("pt-BR", count, {
      one: `# registro agora é de ${name}`,
      other: `# registros agora são de ${name}`,
    }),
  skipped: (changed, all, skipped) =>
    `${changed} de ${all}. ${plural("pt-BR", skipped, { one: "# foi alterado em outro lugar.", other: "# foram alterados em outro lugar." })}`,
  showThem: "Mostrar",
  failed: "Nada foi transferido. Tente de novo.",
  notCounted: "Não foi possível contar.",
  altogether: "No total",
  records: (count) => plural("pt-BR", count, { one: "# registro", other: "# registros" }),
};
