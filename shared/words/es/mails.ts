import type { mails as english } from "../en/mails.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const mails: Words<typeof english> = {
  link: {
    moveIt: "Cambiar la cita",
    moveUntil: (time) => `Cambiar hasta el ${time}`,
    cancel: "Cancelar",
    propose: "Proponer otro horario",
    decline: "Rechazar",
    accept: "Aceptar",
    pick: "Elegir otro horario",
  },
  confirm: {
    subject: (title, time) => `Por confirmar: ${title}, ${time}`,
    title: (name) => `Falta un paso, ${name}`,
    text: (time) =>
      `Confirma que quieres hacer esta reserva. El horario está reservado para ti hasta ${plural("es", time, { one: "la #", other: "las #" })}. Si no fuiste tú, no hagas nada: el horario quedará libre.`,
    button: "Confirmar la reserva",
  },
  invited: {
    subject: (title, time) => `Invitación: ${title}, ${time}`,
    title: (host, name) => `${name}, ${host} te invita`,
    text: "Acepta y la cita queda acordada. Si el horario no te viene bien, propón otros.",
    allTimes: "La invitación vale para todas las citas. Acepta y quedan acordadas.",
  },
  booked: {
    subject: (title, time) => `Confirmada: ${title}, ${time}`,
    title: (name) => `Tu cita está reservada, ${name}`,
    text: "Gracias por elegir un horario.",
    textPhone: (host) => `Gracias por elegir un horario. ${host} te llamará a esa hora.`,
  },
  moved: {
    subject: (title, time) => `Cambiada: ${title}, ahora ${time}`,
    title: (what) => `Un nuevo horario para «${what}»`,
    text: (name, what) => `Hola, ${name}: tu cita «${what}» cambió de horario.`,
  },
  rescheduled: {
    text: (name, host, what) =>
      `Hola, ${name}: ${host} tiene que cambiar tu cita «${what}». ¿Te viene bien el nuevo horario?`,
    button: "Sí, me viene bien",
    subjectSeries: (title, time) => `Cambiada: ${title}, próxima cita ${time}`,
    titleSeries: (what) => `Nuevos horarios para «${what}»`,
    textSeries: (name, host) =>
      `Hola, ${name}: ${host} cambió algunos de los horarios. Tu calendario los recibe todos.`,
  },
  canceled: {
    subject: (title, time) => `Cancelada: ${title}, ${time}`,
    title: (what) => `Tu cita «${what}» está cancelada`,
    byYou: (name, what) =>
      `Hola, ${name}: cancelaste la cita «${what}». No tienes que hacer nada más; tu calendario se actualiza.`,
    byHost: (name, host, what) =>
      `Hola, ${name}: ${host} canceló la cita «${what}». No tienes que hacer nada más; tu calendario se actualiza.`,
  },
  declined: {
    subject: (host, title, time) => `${host} no puede a esa hora: ${title}, ${time}`,
    title: (host) => `${host} no puede a esa hora`,
    text: (name, host, what) =>
      `Hola, ${name}: ${host} no puede atender la cita «${what}» a esa hora.`,
    textWord: (name, host, what, word) =>
      `Hola, ${name}: ${host} no puede atender la cita «${what}» a esa hora. ${host} dice: ${word}`,
  },
  offered: {
    title: (host) => `${host} propone otro horario`,
    text: (name, host, what, times) =>
      `Hola, ${name}: ${host} no puede atender la cita «${what}» a esa hora y propone ${times}.`,
    textWord: (name, host, what, times, word) =>
      `Hola, ${name}: ${host} no puede atender la cita «${what}» a esa hora y propone ${times}. ${host} dice: ${word}`,
    button: "Elegir un horario",
  },
  reminder: {
    subjectTomorrow: (title, time) => `Mañana: ${title}, ${time}`,
    subject: (day, title, time) => `${day}: ${title}, ${time}`,
    titleTomorrow: (name) => `Hasta mañana, ${name}`,
    title: (what, name) => `Tu cita «${what}», ${name}`,
    calls: (host) => `${host} te llamará a esa hora.`,
    expects: (host) => `${host} te espera.`,
  },
  missed: {
    subject: "Sentimos no haberte visto",
    title: (name) => `Sentimos no haberte visto, ${name}`,
    text: (host, time) =>
      `${host} te estuvo esperando el ${time}. Son cosas que pasan; elige otro horario cuando te venga bien.`,
  },
  lapsed: {
    subject: (title, time) => `No reservada: ${title}, ${time}`,
    title: "No hubo respuesta a tiempo",
    text: (name, host) => `Hola, ${name}: ${host} no respondió, así que el horario quedó libre.`,
    notChosenTitle: "No se eligió ningún horario",
    notChosen: (name) =>
      `Hola, ${name}: no se eligió ninguno de los horarios propuestos, así que el horario quedó libre.`,
  },
  foot: {
    booked: (from, host, site) =>
      `${from}. Recibes este correo porque se reservó una cita contigo en ${site}. Los enlaces muestran en todo momento la situación actual; quien los tenga puede cambiar la cita. Las respuestas a este correo llegan a ${host}.`,
    invited: (from, host, site) =>
      `${from}. Recibes este correo porque ${host} te invita en ${site}. Los enlaces muestran en todo momento la situación actual; quien los tenga puede cambiar la cita. Las respuestas a este correo llegan a ${host}.`,
  },
  entry: {
    answer: (url) => `Responder: ${url}`,
    change: (url) => `Cambiar o cancelar: ${url}`,
  },
  when: (day, time) => `${day}, ${plural("es", time, { one: "a la #", other: "a las #" })}`,
  labeled: (label, text) => `${label}: ${text}`,
  standard: {
    confirmation: {
      subject: "Confirmada: {what}, {when}",
      text: "Hola, {first name}:\n\nGracias por elegir un horario: {what}, {when}.\n\n{my name}",
    },
    moved: {
      subject: "Cambiada: {what}, ahora {when}",
      text: "Hola, {first name}:\n\nLa cita «{what}» es ahora {when}.\n\n{my name}",
    },
    canceled: {
      subject: "Cancelada: {what}, {when}",
      text: "Hola, {first name}:\n\nLa cita «{what}», {when}, está cancelada. Tu calendario se actualiza.\n\n{my name}",
    },
    reminder: {
      subject: "Mañana: {what}, {time}",
      text: "Hola, {first name}:\n\nTe recuerdo la cita «{what}», {when}.\n\nSi al final no te viene bien: {move link}\n\nHasta entonces,\n{my name}",
    },
    missed: {
      subject: "Sentimos no haberte visto",
      text: "Hola, {first name}:\n\nTe estuve esperando, {when}. Son cosas que pasan; elige otro horario cuando te venga bien.\n\n{my name}",
    },
  },
};
