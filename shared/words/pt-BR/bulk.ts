import type { bulk as english } from "../en/bulk.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("pt-BR", customers, { one: "# cliente", other: "# clientes" });
const ofAppointments = (appointments: number) =>
  plural("pt-BR", appointments, { one: "# compromisso", other: "# compromissos" });
const haveNow = (customers: number) =>
  plural("pt-BR", customers, { one: "# cliente agora tem", other: "# clientes agora têm" });
const moved = (customers: number) =>
  plural("pt-BR", customers, { one: "# cliente movido", other: "# clientes movidos" });
const wereChanged = (customers: number) =>
  plural("pt-BR", customers, {
    one: "# foi alterado em outro lugar",
    other: "# foram alterados em outro lugar",
  });
const wereChangedOrHave = (customers: number) =>
  plural("pt-BR", customers, {
    one: "# foi alterado em outro lugar ou já tem",
    other: "# foram alterados em outro lugar ou já têm",
  });
const undoneFor = (days: number) =>
  plural("pt-BR", days, {
    one: "Você pode desfazer isso no histórico por # dia.",
    other: "Você pode desfazer isso no histórico por # dias.",
  });

export const bulk: Words<typeof english> = {
  selected: (customers) =>
    plural("pt-BR", customers, { one: "# selecionado", other: "# selecionados" }),
  allSelected: (customers) =>
    plural("pt-BR", customers, { one: "# selecionado", other: "Todos os # selecionados" }),
  selectAll: (customers) =>
    plural("pt-BR", customers, { one: "Selecionar tudo (#)", other: "Selecionar todos os #" }),
  selectMatching: (customers) =>
    plural("pt-BR", customers, {
      one: "Selecionar o # que corresponde",
      other: "Selecionar todos os # que correspondem",
    }),
  clear: "Limpar seleção",
  saving: "Salvando",
  progress: (done, total) => `${done} de ${total}`,
  tooMany: (most) => `Escolha até ${most}, ou todos os que correspondem.`,
  acts: {
    status: "Definir status",
    tag: "Adicionar etiqueta",
    company: "Mover para uma empresa",
    followUp: "Acompanhar",
    handOver: "Transferir",
    merge: "Mesclar…",
    export: "Exportar",
    delete: "Excluir",
  },
  status: "Status",
  became: {
    status: (customers, status) => `${haveNow(customers)} o status “${status}”`,
    tag: (customers, tag) => `Etiqueta ${tag} adicionada a ${ofCustomers(customers)}`,
    company: (customers, company) => `${moved(customers)} para ${company}`,
    followUp: (customers) => `Acompanhamento adicionado para ${ofCustomers(customers)}`,
    deleted: (customers) =>
      plural("pt-BR", customers, { one: "# cliente excluído", other: "# clientes excluídos" }),
    changedElsewhere: (changed, total, others) =>
      `${changed} de ${total} alterados. ${wereChanged(others)}.`,
    changedOrFull: (changed, total, others, tags) =>
      `${changed} de ${total} alterados. ${wereChangedOrHave(others)} ${tags} etiquetas.`,
    showThem: "Mostrar",
  },
  handOver: (customers) => `Transferir ${ofCustomers(customers)}`,
  deleting: {
    question: (customers) => `Excluir ${ofCustomers(customers)}?`,
    button: (customers) => `Excluir ${ofCustomers(customers)}`,
    text: (days) =>
      `Os compromissos, as tarefas e as notas também são excluídos. ${undoneFor(days)}`,
    counted: (appointments, days) =>
      `Também são excluídos ${ofAppointments(appointments)}, as tarefas e as notas. ${undoneFor(days)}`,
  },
  company: {
    label: "Empresa de destino",
    choose: "Escolha uma empresa",
    customers: (customers) => ofCustomers(customers),
  },
  tag: {
    label: "Adicionar uma etiqueta",
    create: (name) => `Criar “${name}”`,
    none: "Nenhuma etiqueta ainda. Digite um nome para adicionar uma.",
  },
  followUp: {
    task: "Tarefa",
    text: "Acompanhar",
    day: "Dia",
    tomorrow: "Amanhã",
    nextWeek: "Próxima semana",
    inAMonth: "Daqui a um mês",
    button: "Adicionar acompanhamento",
  },
};
