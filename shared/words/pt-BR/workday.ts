import type { workday as english } from "../en/workday.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const workday: Words<typeof english> = {
  day: {
    counted: [
      "Um compromisso",
      "Dois compromissos",
      "Três compromissos",
      "Quatro compromissos",
      "Cinco compromissos",
      "Seis compromissos",
      "Sete compromissos",
      "Oito compromissos",
      "Nove compromissos",
      "Dez compromissos",
    ],
    more: (count) => plural("pt-BR", count, { one: "# compromisso", other: "# compromissos" }),
    none: "Nenhum compromisso hoje.",
    all: (appointments) => `${appointments}.`,
    onlyAt: (appointment, time) =>
      `${appointment}, ${plural("pt-BR", time, { one: "à #", other: "às #" })}.`,
    firstAt: (appointments, time) =>
      `${appointments}; o primeiro ${plural("pt-BR", time, { one: "à #", other: "às #" })}.`,
    left: (appointments) => `${appointments} pela frente.`,
    lastAt: (appointment, time) =>
      `${appointment} pela frente, ${plural("pt-BR", time, { one: "à #", other: "às #" })}.`,
    nextAt: (appointments, time) =>
      `${appointments} pela frente; o próximo ${plural("pt-BR", time, { one: "à #", other: "às #" })}.`,
    overOne: "O compromisso de hoje terminou.",
    overTwo: "Os dois compromissos de hoje terminaram.",
    overAll: (number) => `Os ${number} compromissos de hoje terminaram.`,
  },
  due: {
    counted: [
      "Uma tarefa",
      "Duas tarefas",
      "Três tarefas",
      "Quatro tarefas",
      "Cinco tarefas",
      "Seis tarefas",
      "Sete tarefas",
      "Oito tarefas",
      "Nove tarefas",
      "Dez tarefas",
    ],
    more: (count) => plural("pt-BR", count, { one: "# tarefa", other: "# tarefas" }),
    numbers: ["uma", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"],
    today: (tasks, count) =>
      `${tasks} ${plural("pt-BR", count, { one: "vence hoje.", other: "vencem hoje." })}`,
    late: (tasks, count) =>
      `${tasks} ${plural("pt-BR", count, { one: "está atrasada.", other: "estão atrasadas." })}`,
    todayAndLate: (tasks, count, number, overdue) =>
      `${tasks} ${plural("pt-BR", count, { one: "vence hoje", other: "vencem hoje" })}, ${number} ${plural("pt-BR", overdue, { one: "está atrasada.", other: "estão atrasadas." })}`,
    many: (count) =>
      plural("pt-BR", count, {
        one: "Mais de # tarefa para hoje ou atrasada.",
        other: "Mais de # tarefas para hoje ou atrasadas.",
      }),
  },
  today: {
    label: "Compromissos de hoje",
    earlierFailed: "Não foi possível carregar os compromissos anteriores sem resultado.",
    moreOpen: (count) => `Mais ${count} sem resultado`,
    earlier: (count) => `${count} mais cedo hoje`,
    later: (count) => `${count} mais tarde hoje`,
    free: "Não há nada marcado para hoje.",
    last: {
      note: (day) => `Última nota, ${day}`,
      call: (day) => `Última ligação, ${day}`,
      email: (day) => `Último e-mail, ${day}`,
      meeting: (day) => `Última reunião, ${day}`,
    },
    about: "Sobre",
    lastWith: (what) => `${what}: <text></text>`,
    noNotes: "Nenhuma nota ainda",
  },
};
