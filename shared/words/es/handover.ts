import type { handover as english } from "../en/handover.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const handover: Words<typeof english> = {
  save: "Traspasar",
  saveCount: (count) =>
    plural("es", count, { one: "Traspasar # registro", other: "Traspasar # registros" }),
  busy: "Traspasando",
  to: "A quién",
  awayFrom: (from, until) => `Ausente del ${from} al ${until}`,
  goesAlong: "Qué va incluido",
  note: "Nota",
  noteTo: (name) => `Nota para ${name}`,
  kinds: {
    company: "Empresa",
    companies: "Empresas",
    theirCompanies: "Sus empresas",
    customer: "Cliente",
    customers: "Clientes",
    tasks: "Tareas pendientes",
    theirTasks: "Sus tareas pendientes",
    appointments: "Próximas citas",
  },
  overlap: (count, name) =>
    plural("es", count, {
      one: `# coincide con otra de ${name}`,
      other: `# coinciden con otras de ${name}`,
    }),
  sharedOne: "tiene otros clientes",
  shared: (count) =>
    plural("es", count, {
      one: "# de ellas tiene otros clientes",
      other: "# de ellas tienen otros clientes",
    }),
  yours: "a tu cargo",
  theirs: (name) => `de ${name}`,
  nowYours: (count) =>
    plural("es", count, { one: "# registro ya es tuyo", other: "# registros ya son tuyos" }),
  nowTheirs: (count, name) =>
    plural("es", count, {
      one: `# registro ya es de ${name}`,
      other: `# registros ya son de ${name}`,
    }),
  skipped: (changed, all, skipped) =>
    `${changed} de ${all}. ${plural("es", skipped, { one: "# se cambió en otro lugar.", other: "# se cambiaron en otro lugar." })}`,
  showThem: "Mostrarlos",
  failed: "No se traspasó nada. Inténtalo de nuevo.",
  notCounted: "No se pudo contar.",
  altogether: "En total",
  records: (count) => plural("es", count, { one: "# registro", other: "# registros" }),
};
