import type { timetable as english } from "../en/timetable.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const timetable: Words<typeof english> = {
  titles: {
    all: "Todos os compromissos",
    held: "Compromissos realizados",
    "no-show": "Não compareceram",
    canceled: "Compromissos cancelados",
    open: "Sem resultado",
  },
  appointments: "Compromissos",
  since: (day) => `Desde ${day}`,
  until: (day) => `Até ${day}`,
  oneImport: "De uma importação",
  calendarOf: (people) => `No calendário de ${people}`,
  oneCompany: "Com uma empresa",
  otherCompanies: "Com outras empresas",
  weekdaysAt: [
    (hour) => `Aos domingos, ${hour}`,
    (hour) => `Às segundas-feiras, ${hour}`,
    (hour) => `Às terças-feiras, ${hour}`,
    (hour) => `Às quartas-feiras, ${hour}`,
    (hour) => `Às quintas-feiras, ${hour}`,
    (hour) => `Às sextas-feiras, ${hour}`,
    (hour) => `Aos sábados, ${hour}`,
  ],
  filtered: (what) => `${what}. <all>Todos os compromissos</all>`,
  count: (count) => plural("pt-BR", count, { one: "# compromisso", other: "# compromissos" }),
  day: (name, date) => `${name}, ${date}`,
  dateAndCount: (date, count) =>
    `${date}. ${plural("pt-BR", count, { one: "# compromisso", other: "# compromissos" })}`,
  search: "Pesquisar compromissos",
  outcome: "Resultado",
  all: "Todos",
  loadFailed: "Não foi possível carregar os compromissos.",
  noneMatch: "Nenhum compromisso corresponde",
  noneMatchText: (text) => `Nenhum compromisso aqui corresponde a “${text}”`,
  clear: "Você pode <all>mostrar todos os compromissos</all>.",
};
