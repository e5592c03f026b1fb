import type { handing as english } from "../en/handing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const handing: Words<typeof english> = {
  act: "Traspasar",
  title: "Traspasar",
  titleOf: (name) => `Traspasar ${name}`,
  responsible: (person) => `Responsable ahora: ${person}`,
  responsibleYou: "Responsable ahora: tú",
  more: "Más opciones",
  tasks: (tasks) => plural("es", tasks, { one: "# tarea pendiente", other: "# tareas pendientes" }),
  isFree: (time, person) => `${time}, ${person} está libre`,
  overlap: (appointments, person) =>
    `${plural("es", appointments, { one: "# coincide", other: "# coinciden" })} con otra cita de ${person}`,
  only: "Solo el cliente",
  staysYours: "Las tareas y citas siguen siendo tuyas",
  stays: "Las tareas y citas quedan como están",
  all: (company) => `Todo de ${company}`,
  customers: (customers) => plural("es", customers, { one: "# cliente", other: "# clientes" }),
};
