import type { booked as english } from "../en/booked.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const booked: Words<typeof english> = {
  back: "Volver a la reserva",
  backToInvitation: "Volver a la invitación",
  addToCalendar: "Añadir al calendario",
  move: "Cambiar",
  cancel: "Cancelar",
  accept: "Aceptar",
  decline: "Rechazar",
  propose: "Proponer otro horario",
  withdraw: "Retirar",
  bookAnother: "Reservar otro horario",
  wordTo: (host) => `Un mensaje para ${host}`,
  says: (host, word) => `${host} dice: ${word}`,
  knows: (host) => `${host} ya lo sabe.`,
  toldAtOnce: (host) => `${host} lo sabrá al momento.`,
  stays: (day, host) => `${day} se mantiene hasta que ${host} elija.`,
  movingClosed: (time) =>
    `La cita se podía cambiar hasta el ${time}. Puedes <propose>proponer otro horario</propose>.`,
  kept: "Esta página muestra siempre la situación actual. Su dirección también está en el correo; quien la tenga puede cambiar o cancelar la cita.",
  keepAddress: "Guarda esta dirección para cambiar o cancelar la cita",
  confirm: {
    title: "Confirma la reserva",
    text: (time) =>
      `El horario está reservado para ti hasta ${plural("es", time, { one: "la #", other: "las #" })}.`,
    button: "Confirmar la reserva",
  },
  held: {
    title: "Falta un paso: confirma por correo",
    text: (email) =>
      `Enviamos un enlace a <b>${email}</b>. Ábrelo para que la reserva sea definitiva. Hasta entonces, el horario es tuyo:`,
    until: (time) => `hasta ${plural("es", time, { one: "la #", other: "las #" })}`,
    noEmail:
      "¿No te llega el correo? Mira en la carpeta de spam. Esta página muestra la reserva en cuanto esté confirmada.",
    noEmailYet:
      "¿No te llega el correo? Mira en la carpeta de spam, <again>envíalo otra vez</again> o <correct>corrige la dirección</correct>. Esta página muestra la reserva en cuanto esté confirmada.",
    didYouMean: (email) => `¿Querías decir <correct>${email}</correct>?`,
  },
  correct: {
    title: "Corrige la dirección",
    text: "El enlace va a la nueva dirección, y el anterior deja de funcionar.",
    email: "Correo electrónico",
    send: "Enviar el enlace",
  },
  lapsed: {
    title: "El horario quedó libre",
    text: "Estuvo reservado 30 minutos y no se confirmó.",
    again: "Reservar de nuevo",
  },
  asked: {
    title: (host) => `${host} tiene que confirmar la cita`,
    heldUntil: (time) => `El horario está reservado para ti hasta el ${time}.`,
    heldAndMailed: (time) =>
      `El horario está reservado para ti hasta el ${time}. Recibirás la respuesta por correo.`,
  },
  unanswered: {
    title: "No se confirmó a tiempo",
    text: (host) => `${host} no respondió, así que el horario quedó libre.`,
    notChosen: "No se eligió ninguno de los horarios propuestos, así que el horario quedó libre.",
  },
  declined: {
    withdrawn: "Solicitud retirada",
    title: (host) => `${host} no puede a esa hora`,
    text: "No hay nada reservado.",
  },
  moved: {
    title: (host) => `${host} cambió la cita`,
    text: "¿Te viene bien el nuevo horario?",
    accept: "Sí, me viene bien",
  },
  proposed: {
    title: "Propusiste otro horario",
    accept: "Aceptar el horario actual",
    row: "Tu propuesta",
  },
  canceled: {
    title: "Cancelada",
    told: (host) => `${host} ya lo sabe.`,
    byHost: (host) => `${host} canceló la cita.`,
    today: (time) => `Hoy ${plural("es", time, { one: "a la #", other: "a las #" })}`,
    byYou: (time) => `La cancelaste tú: ${time}`,
    byYouToday: (time) =>
      `La cancelaste tú hoy ${plural("es", time, { one: "a la #", other: "a las #" })}`,
  },
  over: {
    title: "Esta cita ya pasó",
    text: (day) => `Fue el ${day}.`,
  },
  done: {
    title: "Tu cita está reservada",
    mailed: (host, email) => `${host} ya lo sabe. La confirmación va de camino a ${email}.`,
    notMailed: (host) =>
      `${host} ya lo sabe. Desde aquí no se envían correos, así que esta página es tu confirmación.`,
  },
  invited: {
    title: (host, name) => `${name}, ${host} te invita`,
    text: "Acepta y la cita queda acordada. Si el horario no te viene bien, propón otros.",
    allTimes: "Acepta y todas las citas quedan acordadas.",
    accepted: "Aceptaste la invitación",
    acceptedText: (host) => `${host} ya lo sabe. No tienes que hacer nada más.`,
    declined: "Rechazaste la invitación",
    acceptAfterAll: "Aceptar de todos modos",
    entry: "<download>Descarga aquí la entrada del calendario</download>.",
    entryMailed:
      "El correo lleva la entrada del calendario. <download>Descárgala aquí</download> si no la ves.",
  },
  offered: {
    title: (host) => `${host} propone otro horario`,
    text: (host, time) =>
      `${host} no puede a la hora que pediste. Se mantiene reservada para ti hasta el ${time}.`,
    times: "Horarios",
    take: "Reservar este horario",
    taken: (time) => `Este horario se ocupó entretanto: ${time}.`,
    passed: (time) => `Este horario ya pasó: ${time}.`,
  },
  canceling: {
    question: (what) => `¿Cancelar «${what}»?`,
    text: (host) =>
      `${host} lo sabrá al momento y el horario quedará libre para otras personas. Si cambias la cita, conservas tu sitio.`,
    button: "Cancelar la cita",
    keep: "Mantenerla",
    move: "Mejor cambiarla",
    title: (title) => `Cancelar «${title}»`,
  },
  declining: {
    question: "¿Rechazar?",
    back: "Volver",
    title: (title) => `Rechazar «${title}»`,
  },
  moving: {
    heading: (what) => `Cambiar «${what}»`,
    now: (day) => `Ahora <b>${day}</b>`,
    until: (time) => `Puedes cambiarla hasta el ${time}.`,
    to: (time) => `Nuevo horario: ${time}`,
    told: (host) => `${host} lo sabrá, y tu calendario se actualiza.`,
    keep: (time) => `Mantener ${time}`,
    taken: (time) =>
      `El horario de ${plural("es", time, { one: "la #", other: "las #" })} se acaba de ocupar. Estos están libres.`,
    title: (title) => `Cambiar «${title}»`,
  },
  proposing: {
    planned: (day) => `Fecha prevista: <b>${day}</b>`,
    note: "Los días con color tienen horarios libres. Elige hasta tres.",
    button: (count) =>
      plural("es", count, { one: "Proponer # horario", other: "Proponer # horarios" }),
  },
};
