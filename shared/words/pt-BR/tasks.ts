import type { tasks as english } from "../en/tasks.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const overdueOf = (overdue: number) =>
  plural("pt-BR", overdue, { one: "# atrasada", other: "# atrasadas" });
const dueOf = (due: number) => plural("pt-BR", due, { one: "# para hoje", other: "# para hoje" });

export const tasks: Words<typeof english> = {
  title: "Tarefas",
  newTask: "Nova tarefa",
  add: "Adicionar uma tarefa",
  addExample: "Adicionar uma tarefa, como “enviar o orçamento para Anna sex 15h”",
  unsaved: (text) => `“${text}”`,
  none: "Nenhuma tarefa. Adicione uma aqui, ou enquanto escreve uma nota.",
  nothingToday: "Nada para hoje.",
  count: (count) => plural("pt-BR", count, { one: "# tarefa", other: "# tarefas" }),
  notPrinted: (count) =>
    plural("pt-BR", count, {
      one: "mais # tarefa não impressa",
      other: "mais # tarefas não impressas",
    }),
  showMore: (count) => plural("pt-BR", count, { one: "Mostrar mais #", other: "Mostrar mais #" }),
  groups: {
    overdue: "Atrasadas",
    today: "Hoje",
    upcoming: "Próximas",
    someday: "Sem data",
    done: "Concluídas",
  },
  summary: {
    nothing: "Nada para hoje.",
    overdue: (overdue) => plural("pt-BR", overdue, { one: "# atrasada.", other: "# atrasadas." }),
    moreOverdue: (overdue) =>
      plural("pt-BR", overdue, { one: "Mais de # atrasada.", other: "Mais de # atrasadas." }),
    due: (due) => plural("pt-BR", due, { one: "# para hoje.", other: "# para hoje." }),
    moreDue: (due) =>
      plural("pt-BR", due, { one: "Mais de # para hoje.", other: "Mais de # para hoje." }),
    both: (overdue, due) => `${overdueOf(overdue)}, ${dueOf(due)}.`,
    bothAndMore: (overdue, due) => `${overdueOf(overdue)}, mais de ${dueOf(due)}.`,
  },
  late: (days) => plural("pt-BR", days, { one: "# dia de atraso", other: "# dias de atraso" }),
  overdueSince: (day) => `<hidden>Atrasada desde </hidden>${day}`,
  from: (name) => `de ${name}`,
  assignedTo: "Atribuída a",
  assignTo: "Atribuir a",
  doneBox: (text) => `Concluída: ${text}`,
  acts: {
    done: "Concluída",
    notDone: "Não concluída",
    snooze: "Adiar",
    assign: "Atribuir",
    edit: "Editar",
    delete: "Excluir",
    back: "Voltar",
    move: "Navegar",
    open: "Abrir cliente",
  },
  days: {
    tomorrow: "Amanhã",
    nextWeek: "Próxima semana",
    inAMonth: "Daqui a um mês",
    pick: "Escolher um dia",
  },
  editor: {
    label: "Editar tarefa",
    task: "Tarefa",
    day: "Dia",
    time: "Horário",
    wrongTime: "Por exemplo, “9:30” ou “15:00”",
    person: "Cliente ou empresa",
    save: "Salvar",
  },
  became: {
    added: "Tarefa adicionada",
    done: "Tarefa concluída",
    reopened: "Tarefa reaberta",
    updated: "Tarefa atualizada",
    snoozed: (day) => `Adiada para ${day}`,
    undated: "Prazo removido",
    assigned: (name) => `A tarefa agora está com ${name}`,
    deleted: "Tarefa excluída",
  },
};
