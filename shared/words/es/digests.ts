import type { digests as english } from "../en/digests.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const digests: Words<typeof english> = {
  openDay: (weekday) => `Abrir el ${weekday} en Client Desk`,
  noTime: "Sin hora",
  toDo: "Por hacer",
  late: (days) => plural("es", days, { one: "# día de retraso", other: "# días de retraso" }),
  counts: {
    appointments: (count) => plural("es", count, { one: "# cita", other: "# citas" }),
    tasks: (count) => plural("es", count, { one: "# tarea", other: "# tareas" }),
    customers: (count) => plural("es", count, { one: "# cliente", other: "# clientes" }),
    companies: (count) => plural("es", count, { one: "# empresa", other: "# empresas" }),
    records: (count) => plural("es", count, { one: "# registro", other: "# registros" }),
  },
  agenda: (day, counts) => `${day}: ${counts}`,
  why: {
    reminders: "Recibes este correo porque los recordatorios por correo están activados.",
    agenda: "Recibes este correo porque la agenda diaria está activada.",
    summary: "Recibes este correo porque el resumen mensual está activado.",
    "for-you": "Recibes este correo porque los correos de «Para ti» están activados.",
  },
  change: (url) => `Cambiar esto en Ajustes: ${url}`,
  stop: (url) => `Darse de baja: ${url}`,
  changeOrStop: "<change>Cambiar esto en Ajustes</change> o <stop>darse de baja</stop>.",
  forYou: {
    title: "Para ti",
    titleOn: (desk) => `Para ti en «${desk}»`,
    subject: (count) =>
      plural("es", count, { one: "# novedad para ti", other: "# novedades para ti" }),
    open: "Abrir «Para ti» en Client Desk",
    more: (count) => plural("es", count, { one: "# más", other: "# más" }),
    someone: "Alguien",
    task: (who, text) => `${who} te asignó una tarea: ${text}`,
    appointment: (who, title) => `${who} te añadió a «${title}»`,
    handed: (who, what) => `${who} te traspasó ${what}`,
    mentionedOn: (who, name) => `${who} te mencionó en ${name}`,
    mentioned: (who) => `${who} te mencionó en una tarea`,
    dueToday: "Para hoy",
    due: (day) => `Vence: ${day}`,
  },
  summary: {
    mine: (month) => `Tu ${month}`,
    everyone: (month) => `${month}, todo el escritorio`,
    subject: (title, added, closed) => `${title}: ${added}, ${closed}`,
    newCustomers: (count) =>
      plural("es", count, { one: "# cliente nuevo", other: "# clientes nuevos" }),
    dealsClosed: (count) =>
      plural("es", count, { one: "# trato cerrado", other: "# tratos cerrados" }),
    value: "Valor",
    atEnd: (count) =>
      plural("es", count, { one: "# cliente a fin de mes", other: "# clientes a fin de mes" }),
    new: "Nuevos",
    closed: "Cerrados",
    deals: (count) => plural("es", count, { one: "# trato", other: "# tratos" }),
    appointments: "Citas",
    held: (count) => plural("es", count, { one: "# realizada", other: "# realizadas" }),
    noShows: (count) =>
      plural("es", count, { one: "# no se presentó", other: "# no se presentaron" }),
    canceled: (count) => plural("es", count, { one: "# cancelada", other: "# canceladas" }),
    open: (count) => plural("es", count, { one: "# sin resultado", other: "# sin resultado" }),
    upToDate: "Al día",
    inTime: (kept, all) => `${kept} de ${all} contactados a tiempo, a fin de mes`,
    largest: "Empresa más grande",
    today: (value) => `${value} hoy`,
    earlier: (figure, month) => `${figure} en ${month}`,
    nowAndThen: (now, then) => `${now}; ${then}`,
    openReport: "Abrir el informe en Client Desk",
  },
  unsubscribe: {
    title: "Darse de baja",
    question: {
      reminders: "Client Desk te envía recordatorios de citas por correo. ¿Quieres desactivarlos?",
      agenda: "Client Desk te envía la agenda diaria por correo. ¿Quieres desactivarla?",
      summary: "Client Desk te envía el resumen mensual por correo. ¿Quieres desactivarlo?",
      "for-you":
        "Client Desk te envía por correo las novedades de «Para ti». ¿Quieres desactivarlas?",
    },
    doneTitle: "Te diste de baja",
    done: {
      reminders:
        "Client Desk ya no te envía recordatorios de citas. Puedes volver a activarlos en <settings>Ajustes</settings>.",
      agenda:
        "Client Desk ya no te envía la agenda diaria. Puedes volver a activarla en <settings>Ajustes</settings>.",
      summary:
        "Client Desk ya no te envía el resumen mensual. Puedes volver a activarlo en <settings>Ajustes</settings>.",
      "for-you":
        "Client Desk ya no te envía por correo las novedades de «Para ti». Puedes volver a activarlas en <settings>Ajustes</settings>.",
    },
    unknownTitle: "Este enlace no funciona",
    unknown: "Puedes elegir qué correos recibes en <settings>Ajustes</settings>.",
  },
};
