import type { tasks as english } from "../en/tasks.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const overdueOf = (overdue: number) =>
  plural("es", overdue, { one: "# atrasada", other: "# atrasadas" });
const dueOf = (due: number) => plural("es", due, { one: "# para hoy", other: "# para hoy" });

export const tasks: Words<typeof english> = {
  title: "Tareas",
  newTask: "Nueva tarea",
  add: "Añadir una tarea",
  addExample: "Añadir una tarea, como «enviar el presupuesto a Anna vie 15:00»",
  unsaved: (text) => `«${text}»`,
  none: "No hay tareas. Añade una aquí, o mientras escribes una nota.",
  nothingToday: "Nada para hoy.",
  count: (count) => plural("es", count, { one: "# tarea", other: "# tareas" }),
  notPrinted: (count) =>
    plural("es", count, {
      one: "# tarea más sin imprimir",
      other: "# tareas más sin imprimir",
    }),
  showMore: (count) => plural("es", count, { one: "Mostrar # más", other: "Mostrar # más" }),
  groups: {
    overdue: "Atrasadas",
    today: "Hoy",
    upcoming: "Próximas",
    someday: "Sin fecha",
    done: "Hechas",
  },
  summary: {
    nothing: "Nada para hoy.",
    overdue: (overdue) => plural("es", overdue, { one: "# atrasada.", other: "# atrasadas." }),
    moreOverdue: (overdue) =>
      plural("es", overdue, { one: "Más de # atrasada.", other: "Más de # atrasadas." }),
    due: (due) => plural("es", due, { one: "# para hoy.", other: "# para hoy." }),
    moreDue: (due) => plural("es", due, { one: "Más de # para hoy.", other: "Más de # para hoy." }),
    both: (overdue, due) => `${overdueOf(overdue)}, ${dueOf(due)}.`,
    bothAndMore: (overdue, due) => `${overdueOf(overdue)}, más de ${dueOf(due)}.`,
  },
  late: (days) => plural("es", days, { one: "# día de retraso", other: "# días de retraso" }),
  overdueSince: (day) => `<hidden>Atrasada desde </hidden>${day}`,
  from: (name) => `de ${name}`,
  assignedTo: "Asignada a",
  assignTo: "Asignar a",
  doneBox: (text) => `Hecha: ${text}`,
  acts: {
    done: "Hecha",
    notDone: "No hecha",
    snooze: "Posponer",
    assign: "Asignar",
    edit: "Editar",
    delete: "Eliminar",
    back: "Atrás",
    move: "Moverse",
    open: "Abrir cliente",
  },
  days: {
    tomorrow: "Mañana",
    nextWeek: "La próxima semana",
    inAMonth: "En un mes",
    pick: "Elegir un día",
  },
  editor: {
    label: "Editar tarea",
    task: "Tarea",
    day: "Día",
    time: "Hora",
    wrongTime: "Por ejemplo, «9:30» o «15:00»",
    person: "Cliente o empresa",
    save: "Guardar",
  },
  became: {
    added: "Tarea añadida",
    done: "Tarea hecha",
    reopened: "Tarea reabierta",
    updated: "Tarea actualizada",
    snoozed: (day) => `Pospuesta hasta el ${day}`,
    undated: "Fecha límite quitada",
    assigned: (name) => `La tarea es ahora de ${name}`,
    deleted: "Tarea eliminada",
  },
};
