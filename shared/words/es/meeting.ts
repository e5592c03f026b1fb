import type { meeting as english } from "../en/meeting.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const meeting: Words<typeof english> = {
  zone: (city) => `hora de ${city}`,
  pair: (first, second) => `${first}, ${second}`,
  oneOfUs: "Nuestro equipo",
  allOfUs: "Todo nuestro equipo",
  callsYou: (host) => `${host} te llama`,
  callsYouAt: (host, phone) => `${host} te llama al ${phone}`,
  video: "Videollamada",
  videoLink: (host) => `Videollamada. ${host} te envía el enlace.`,
  yourAddress: "Tu dirección",
  when: "Cuándo",
  what: "Qué",
  where: "Dónde",
  before: "Antes",
  fromHost: (host) => `De ${host}`,
  youWrote: "Tus respuestas",
  repeats: {
    forever: (often) => `Se repite ${often}`,
    until: (often, day) => `Se repite ${often} hasta el ${day}`,
    times: (often, count) =>
      `Se repite ${often}, ${plural("es", count, { one: "# vez", other: "# veces" })}`,
    daily: (interval) => plural("es", interval, { one: "cada día", other: "cada # días" }),
    weekly: (interval) => plural("es", interval, { one: "cada semana", other: "cada # semanas" }),
    monthly: (interval) => plural("es", interval, { one: "cada mes", other: "cada # meses" }),
    yearly: (interval) => plural("es", interval, { one: "cada año", other: "cada # años" }),
  },
  except: {
    accepted: (days) => `Excepto ${days}: aceptada`,
    declined: (days) => `Excepto ${days}: rechazada`,
    proposed: (days) => `Excepto ${days}: otro horario propuesto`,
    open: (days) => `Excepto ${days}: aún sin respuesta`,
  },
};
