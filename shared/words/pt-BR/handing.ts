import type { handing as english } from "../en/handing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const handing: Words<typeof english> = {
  act: "Transferir",
  title: "Transferir",
  titleOf: (name) => `Transferir ${name}`,
  responsible: (person) => `Responsável agora: ${person}`,
  responsibleYou: "Responsável agora: você",
  more: "Mais opções",
  tasks: (tasks) => plural("pt-BR", tasks, { one: "# tarefa aberta", other: "# tarefas abertas" }),
  isFree: (time, person) => `${time}, ${person} está livre`,
  overlap: (appointments, person) =>
    `${plural("pt-BR", appointments, { one: "# coincide", other: "# coincidem" })} no calendário de ${person}`,
  only: "Só o cliente",
  staysYours: "As tarefas e os compromissos continuam seus",
  stays: "As tarefas e os compromissos ficam como estão",
  all: (company) => `Tudo de ${company}`,
  customers: (customers) => plural("pt-BR", customers, { one: "# cliente", other: "# clientes" }),
};
