import type { reminders as english } from "../en/reminders.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const reminders: Words<typeof english> = {
  title: "Recordatorios",
  fromCustomers: "De tus clientes",
  reminder: (what) => `Recordatorio: ${what}`,
  more: (count) => plural("es", count, { one: "# recordatorio más", other: "# recordatorios más" }),
  moreAnswers: (count) =>
    plural("es", count, { one: "# respuesta más", other: "# respuestas más" }),
  open: "Abrir",
  snooze: (minutes) => `Posponer ${minutes}\u00a0min`,
  done: "Hecho",
  saveFailed: "No se pudo guardar. Inténtalo de nuevo.",
  coming: {
    today: (title) => `${title}, hoy`,
    tomorrow: (title) => `${title}, mañana`,
    onDay: (title, day) => `${title}, ${day}`,
    todayAt: (title, time) => `${title}, hoy, ${time}`,
    tomorrowAt: (title, time) => `${title}, mañana, ${time}`,
    onDayAt: (title, day, time) => `${title}, ${day}, ${time}`,
  },
  countdown: {
    today: "Hoy",
    now: "Ahora",
    started: (duration) => `Empezó hace ${duration}`,
    inTime: (duration) => `En ${duration}`,
    inDays: (days) => plural("es", days, { one: "En # día", other: "En # días" }),
  },
  countdownWith: (countdown) => `${countdown}, <names></names>`,
  did: {
    booked: (name, title) => `${name} reservó «${title}»`,
    asked: (name, title) => `${name} solicita «${title}»`,
    moved: (name, title) => `${name} cambió «${title}»`,
    canceled: (name, title) => `${name} canceló «${title}»`,
    accepted: (name) => `${name} aceptó`,
    declined: (name) => `${name} rechazó`,
    proposed: (name) => `${name} propone otro horario`,
  },
  when: {
    today: (time) => `Hoy, ${time}`,
    tomorrow: (time) => `Mañana, ${time}`,
    onDay: (day, time) => `${day}, ${time}`,
  },
  whatWhen: {
    today: (title, time) => `${title}, hoy, ${time}`,
    tomorrow: (title, time) => `${title}, mañana, ${time}`,
    onDay: (title, day, time) => `${title}, ${day}, ${time}`,
    times: (title, times) => `${title}, ${times}`,
  },
  withWord: (what, word) => `${what}. «${word}»`,
};
