import type { calendars as english } from "../en/calendars.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const calendars: Words<typeof english> = {
  facts: "Tu calendario",
  hours: "Horario de trabajo",
  aWeek: (time) => `${time} a la semana`,
  agenda: "Próxima agenda",
  agendaOff: "Desactivada",
  agendaNone: (days) =>
    plural("es", days, {
      one: "Sin citas en el próximo día",
      other: "Sin citas en los próximos # días",
    }),
  agendaAt: (day, time, appointments) =>
    `${day}, ${time}: ${plural("es", appointments, { one: "# cita", other: "# citas" })}`,
  today: "Hoy",
  tomorrow: "Mañana",
  lastRead: "Última lectura de la dirección",
  notYet: "Aún no",
  others: "Qué ve el resto",
  busy: "Ocupado",
  sampleTitle: "Revisión trimestral",
  workingHours: {
    title: "Horario de trabajo",
    hint: "Se ve más claro en la semana. El tiempo libre se cuenta dentro de este horario.",
    sum: "A la semana",
    from: (weekday) => `${weekday}, desde`,
    until: (weekday) => `${weekday}, hasta`,
    to: "a",
    none: "No se trabaja",
    wrong: "El final debe ser posterior al comienzo",
  },
  newAppointments: {
    title: "Citas nuevas",
    duration: "Duración",
    reminder: "Recordatorio",
  },
  subscribe: {
    title: "Suscribirse",
    hint: "Consulta tus citas en otro calendario.",
    failed: "No se pudo cargar la dirección.",
    create: "Crear enlace de calendario",
    creating: "Creando",
    createFailed: "No se pudo crear la dirección. Inténtalo de nuevo.",
    shows: "Qué muestra",
    choices: {
      full: "Todos los detalles",
      titles: "Solo títulos",
      busy: "Solo ocupado",
    },
    hints: {
      full: "Título, hora, cliente, empresa y notas. Incluye las citas canceladas.",
      titles: "Título y hora.",
      busy: "Solo las horas ocupadas.",
    },
    secret: "Dirección secreta",
    secretHint:
      "Quien tenga esta dirección puede ver tu calendario, pero no cambiarlo. Cópiala ahora; no se volverá a mostrar.",
    secretGone:
      "La dirección se mostró una vez, cuando la creaste. Si ya no la tienes, restablécela para obtener una nueva.",
    keep: "Conservar dirección",
  },
  reset: {
    title: "Restablecer la dirección",
    button: "Restablecer dirección…",
    question: "¿Restablecer la dirección?",
    confirm: "Restablecer dirección",
    busy: "Restableciendo",
    note: "Los calendarios que usan la dirección antigua dejan de actualizarse.",
    warning:
      "Los calendarios que usan la dirección antigua dejarán de actualizarse hasta que añadas la nueva.",
    done: "Dirección nueva creada",
  },
  remove: {
    title: "Quitar la dirección",
    button: "Quitar dirección…",
    question: "¿Quitar la dirección?",
    confirm: "Quitar dirección",
    busy: "Quitando",
    note: "Sigue sirviendo a quienes dejaron el escritorio hasta que la restablezcas o la quites.",
    warning: "Los calendarios que usan la dirección dejarán de actualizarse.",
    done: "Dirección quitada",
  },
  everyone: {
    title: "Calendario de todos",
    hint: "Consulta en otro calendario las citas de todo el escritorio. Cada cita indica de quién es el calendario.",
  },
};
