import type { timetable as english } from "../en/timetable.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const timetable: Words<typeof english> = {
  titles: {
    all: "Todas las citas",
    held: "Citas realizadas",
    "no-show": "No se presentaron",
    canceled: "Citas canceladas",
    open: "Sin resultado",
  },
  appointments: "Citas",
  since: (day) => `Desde el ${day}`,
  until: (day) => `Hasta el ${day}`,
  oneImport: "De una importación",
  calendarOf: (people) => `En el calendario de ${people}`,
  oneCompany: "Con una empresa",
  otherCompanies: "Con otras empresas",
  weekdaysAt: [
    (hour) => `Los domingos, ${hour}`,
    (hour) => `Los lunes, ${hour}`,
    (hour) => `Los martes, ${hour}`,
    (hour) => `Los miércoles, ${hour}`,
    (hour) => `Los jueves, ${hour}`,
    (hour) => `Los viernes, ${hour}`,
    (hour) => `Los sábados, ${hour}`,
  ],
  filtered: (what) => `${what}. <all>Todas las citas</all>`,
  count: (count) => plural("es", count, { one: "# cita", other: "# citas" }),
  day: (name, date) => `${name}, ${date}`,
  dateAndCount: (date, count) =>
    `${date}. ${plural("es", count, { one: "# cita", other: "# citas" })}`,
  search: "Buscar citas",
  outcome: "Resultado",
  all: "Todas",
  loadFailed: "No se pudieron cargar las citas.",
  noneMatch: "Ninguna cita coincide",
  noneMatchText: (text) => `Ninguna cita de aquí coincide con «${text}»`,
  clear: "Puedes <all>mostrar todas las citas</all>.",
};
