import type { workday as english } from "../en/workday.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const workday: Words<typeof english> = {
  day: {
    counted: [
      "Una cita",
      "Dos citas",
      "Tres citas",
      "Cuatro citas",
      "Cinco citas",
      "Seis citas",
      "Siete citas",
      "Ocho citas",
      "Nueve citas",
      "Diez citas",
    ],
    more: (count) => plural("es", count, { one: "# cita", other: "# citas" }),
    none: "Hoy no hay citas.",
    all: (appointments) => `${appointments}.`,
    onlyAt: (appointment, time) =>
      `${appointment}, ${plural("es", time, { one: "a la #", other: "a las #" })}.`,
    firstAt: (appointments, time) =>
      `${appointments}; la primera ${plural("es", time, { one: "a la #", other: "a las #" })}.`,
    left: (appointments) => `${appointments} por delante.`,
    lastAt: (appointment, time) =>
      `${appointment} por delante, ${plural("es", time, { one: "a la #", other: "a las #" })}.`,
    nextAt: (appointments, time) =>
      `${appointments} por delante; la próxima ${plural("es", time, { one: "a la #", other: "a las #" })}.`,
    overOne: "La cita de hoy ha terminado.",
    overTwo: "Las dos citas de hoy han terminado.",
    overAll: (number) => `Las ${number} citas de hoy han terminado.`,
  },
  due: {
    counted: [
      "Una tarea",
      "Dos tareas",
      "Tres tareas",
      "Cuatro tareas",
      "Cinco tareas",
      "Seis tareas",
      "Siete tareas",
      "Ocho tareas",
      "Nueve tareas",
      "Diez tareas",
    ],
    more: (count) => plural("es", count, { one: "# tarea", other: "# tareas" }),
    numbers: ["una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
    today: (tasks, count) =>
      `${tasks} ${plural("es", count, { one: "vence hoy.", other: "vencen hoy." })}`,
    late: (tasks, count) =>
      `${tasks} ${plural("es", count, { one: "está atrasada.", other: "están atrasadas." })}`,
    todayAndLate: (tasks, count, number, overdue) =>
      `${tasks} ${plural("es", count, { one: "vence hoy", other: "vencen hoy" })}, ${number} ${plural("es", overdue, { one: "está atrasada.", other: "están atrasadas." })}`,
    many: (count) =>
      plural("es", count, {
        one: "Vence más de # tarea.",
        other: "Vencen más de # tareas.",
      }),
  },
  today: {
    label: "Citas de hoy",
    earlierFailed: "No se pudieron cargar las citas anteriores sin resultado.",
    moreOpen: (count) => `${count} más sin resultado`,
    earlier: (count) => `${count} más temprano hoy`,
    later: (count) => `${count} más tarde hoy`,
    free: "No hay nada reservado para hoy.",
    last: {
      note: (day) => `Última nota, ${day}`,
      call: (day) => `Última llamada, ${day}`,
      email: (day) => `Último correo, ${day}`,
      meeting: (day) => `Última reunión, ${day}`,
    },
    about: "Acerca de",
    lastWith: (what) => `${what}: <text></text>`,
    noNotes: "Aún no hay notas",
  },
};
