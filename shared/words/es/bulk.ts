import type { bulk as english } from "../en/bulk.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("es", customers, { one: "# cliente", other: "# clientes" });
const ofAppointments = (appointments: number) =>
  plural("es", appointments, { one: "# cita", other: "# citas" });
const haveNow = (customers: number) =>
  plural("es", customers, { one: "# cliente tiene ahora", other: "# clientes tienen ahora" });
const moved = (customers: number) =>
  plural("es", customers, { one: "# cliente movido", other: "# clientes movidos" });
const wereChanged = (customers: number) =>
  plural("es", customers, {
    one: "# se cambió en otro lugar",
    other: "# se cambiaron en otro lugar",
  });
const wereChangedOrHave = (customers: number) =>
  plural("es", customers, {
    one: "# se cambió en otro lugar o ya tiene",
    other: "# se cambiaron en otro lugar o ya tienen",
  });
const undoneFor = (days: number) =>
  plural("es", days, {
    one: "Puedes deshacerlo en el historial durante # día.",
    other: "Puedes deshacerlo en el historial durante # días.",
  });

export const bulk: Words<typeof english> = {
  selected: (customers) =>
    plural("es", customers, { one: "# seleccionado", other: "# seleccionados" }),
  allSelected: (customers) =>
    plural("es", customers, { one: "# seleccionado", other: "Los # seleccionados" }),
  selectAll: (customers) =>
    plural("es", customers, { one: "Seleccionar todo (#)", other: "Seleccionar los #" }),
  selectMatching: (customers) =>
    plural("es", customers, {
      one: "Seleccionar el # que coincide",
      other: "Seleccionar los # que coinciden",
    }),
  clear: "Quitar la selección",
  saving: "Guardando",
  progress: (done, total) => `${done} de ${total}`,
  tooMany: (most) => `Elige hasta ${most}, o todos los que coinciden.`,
  acts: {
    status: "Cambiar estado",
    tag: "Añadir etiqueta",
    company: "Mover a una empresa",
    followUp: "Seguimiento",
    handOver: "Traspasar",
    merge: "Combinar…",
    export: "Exportar",
    delete: "Eliminar",
  },
  status: "Estado",
  became: {
    status: (customers, status) => `${haveNow(customers)} el estado «${status}»`,
    tag: (customers, tag) => `Etiqueta ${tag} añadida a ${ofCustomers(customers)}`,
    company: (customers, company) => `${moved(customers)} a ${company}`,
    followUp: (customers) => `Seguimiento añadido para ${ofCustomers(customers)}`,
    deleted: (customers) =>
      plural("es", customers, { one: "# cliente eliminado", other: "# clientes eliminados" }),
    changedElsewhere: (changed, total, others) =>
      `${changed} de ${total} cambiados. ${wereChanged(others)}.`,
    changedOrFull: (changed, total, others, tags) =>
      `${changed} de ${total} cambiados. ${wereChangedOrHave(others)} ${tags} etiquetas.`,
    showThem: "Mostrarlos",
  },
  handOver: (customers) => `Traspasar ${ofCustomers(customers)}`,
  deleting: {
    question: (customers) => `¿Eliminar ${ofCustomers(customers)}?`,
    button: (customers) => `Eliminar ${ofCustomers(customers)}`,
    text: (days) => `También se eliminan sus citas, tareas y notas. ${undoneFor(days)}`,
    counted: (appointments, days) =>
      `También se eliminan ${ofAppointments(appointments)}, sus tareas y notas. ${undoneFor(days)}`,
  },
  company: {
    label: "Empresa a la que mover",
    choose: "Elige una empresa",
    customers: (customers) => ofCustomers(customers),
  },
  tag: {
    label: "Añadir una etiqueta",
    create: (name) => `Crear «${name}»`,
    none: "Aún no hay etiquetas. Escribe un nombre para añadir una.",
  },
  followUp: {
    task: "Tarea",
    text: "Hacer seguimiento",
    day: "Día",
    tomorrow: "Mañana",
    nextWeek: "La próxima semana",
    inAMonth: "En un mes",
    button: "Añadir seguimiento",
  },
};
