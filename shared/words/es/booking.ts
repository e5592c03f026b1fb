import type { booking as english } from "../en/booking.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const booking: Words<typeof english> = {
  skip: "Ir al contenido",
  privacy: "Privacidad",
  language: "Idioma",
  optional: "Opcional",
  meetingWith: (title, name) => `${title} con ${name}`,
  zone: {
    change: "Cambiar",
    now: (time) => `Hora actual allí: ${time}.`,
    label: "Zona horaria",
    use: "Usar esta zona",
  },
  choose: {
    title: (name) => `Reserva una cita con ${name}`,
    heading: "Elige una cita",
    none: "Aquí todavía no se puede reservar nada.",
    firstFree: (time) => `Primer horario libre: ${time}`,
    nothingFree: (day) => `Nada libre antes del ${day}`,
    all: "Todas las citas",
  },
  days: {
    day: "Día",
    choose: "Elige un día",
    free: (day) => `${day}, libre`,
    earlier: "Semanas anteriores",
    later: "Semanas siguientes",
    time: "Hora",
    none: "No hay horarios libres en estas semanas.",
    morning: "Mañana",
    afternoon: "Tarde",
    evening: "Noche",
    openWeek: "Se puede reservar con una semana de antelación.",
    openWeeks: (weeks) => `Se puede reservar con ${weeks} semanas de antelación.`,
    openDays: (days) =>
      plural("es", days, {
        one: "Se puede reservar con # día de antelación.",
        other: "Se puede reservar con # días de antelación.",
      }),
  },
  details: {
    otherTimes: "Otros horarios",
    heading: "Tus datos",
    name: "Nombre",
    email: "Correo electrónico",
    phone: "Teléfono",
    company: "Empresa",
    address: "Tu dirección",
    forConfirmation: "Para la confirmación, y para cambiar o cancelar la cita.",
    didYouMean: (email) => `¿Querías decir ${email}?`,
    callsThis: (host) => `${host} llama a este número.`,
    book: "Reservar este horario",
    bookAt: (time) => `Reservar ${time}`,
    whoGets: (name) =>
      `${name} recibe lo que escribas aquí para preparar la cita. Sin cookies ni rastreo. <privacy>Privacidad</privacy>`,
    failed: "No se pudo reservar. Lo que escribiste se conserva.",
    taken: (time) =>
      `<b>El horario de ${plural("es", time, { one: "la #", other: "las #" })} se acaba de ocupar.</b> Lo que escribiste se conserva. Estos son los próximos horarios libres:`,
    takenLast: (time) =>
      `<b>El horario de ${plural("es", time, { one: "la #", other: "las #" })} se acaba de ocupar.</b> Lo que escribiste se conserva. Por ahora no hay otro horario libre.`,
    nextTimes: "Próximos horarios libres",
    moreTimes: "Más horarios",
  },
  wrong: {
    name: "Escribe tu nombre",
    email: "Escribe tu correo electrónico",
    emailUnreadable: "Escribe un correo electrónico válido",
    phone: (host) => `Escribe el número al que debe llamar ${host}`,
    address: "Escribe la dirección",
    answer: "Responde a esta pregunta",
  },
  checking: {
    title: "Comprobando, un momento",
    text: "Muchas personas están reservando aquí ahora mismo. Lo que escribiste se conserva.",
    wait: "El botón aparece en cinco segundos.",
  },
  notices: {
    noPage: "Aquí no hay ninguna página de reservas",
    noPageText:
      "Puede que la dirección tenga un error o que la página ya no exista. Pregunta a quien te la dio.",
    closed: "Las reservas en línea están cerradas",
    closedText: (host) =>
      `${host} no acepta reservas en esta página por ahora. Lo que ya reservaste no cambia; el enlace de tu correo sigue funcionando.`,
    full: "Hasta entonces está todo ocupado. Cuando alguien cancele, el horario volverá a aparecer aquí.",
    otherMeetings: "Otras citas",
    writeTo: (host) => `Escribir a ${host}`,
    tooMany: "Demasiados intentos",
    tooManyText: (minutes) =>
      plural("es", minutes, {
        one: "Demasiados intentos desde aquí. Inténtalo de nuevo en un minuto.",
        other: "Demasiados intentos desde aquí. Inténtalo de nuevo en # minutos.",
      }),
    away: "No disponible en este momento",
    awayText: "Inténtalo de nuevo en un momento.",
    awayKept: "Lo que escribiste se conserva. Inténtalo de nuevo en un momento.",
    tryAgain: "Reintentar",
    noBooking: "Aquí no hay ninguna reserva",
    noBookingText: "Puede que el enlace esté incompleto o que la cita terminara hace mucho.",
    privacyTitle: "Qué pasa con lo que escribes",
    privacyUse:
      "Tu nombre, correo, teléfono, empresa y respuestas llegan a la persona o al equipo con quien reservas la cita, que los usa para prepararla y celebrarla.",
    privacyKept:
      "Se guardan con la cita hasta que se eliminen allí. Pide a la persona con quien reservas que los corrija o los elimine.",
    privacyCookies:
      "Sin cookies ni rastreo, y no se carga nada de ningún otro sitio. Para frenar a los robots se guarda, durante un día como máximo, una huella irreversible de tu dirección de red.",
  },
};
