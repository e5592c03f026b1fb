import type { meeting as english } from "../en/meeting.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const meeting: Words<typeof english> = {
  zone: (city) => `tijd in ${city}`,
  pair: (first, second) => `${first}, ${second}`,
  oneOfUs: "Ons team",
  allOfUs: "Ons hele team",
  callsYou: (host) => `${host} belt je`,
  callsYouAt: (host, phone) => `${host} belt je op ${phone}`,
  video: "Video",
  videoLink: (host) => `Video. ${host} stuurt je de link.`,
  yourAddress: "Je adres",
  when: "Wanneer",
  what: "Wat",
  where: "Waar",
  before: "Eerst",
  fromHost: (host) => `Van ${host}`,
  youWrote: "Je schreef",
  repeats: {
    forever: (often) => `Herhaalt zich ${often}`,
    until: (often, day) => `Herhaalt zich ${often} tot en met ${day}`,
    times: (often, count) =>
      `Herhaalt zich ${often}, ${plural("nl", count, { one: "slechts één keer", other: "# keer" })}`,
    daily: (interval) => plural("nl", interval, { one: "elke dag", other: "elke # dagen" }),
    weekly: (interval) => plural("nl", interval, { one: "elke week", other: "elke # weken" }),
    monthly: (interval) => plural("nl", interval, { one: "elke maand", other: "elke # maanden" }),
    yearly: (interval) => plural("nl", interval, { one: "elk jaar", other: "elke # jaar" }),
  },
  except: {
    accepted: (days) => `Behalve ${days}: geaccepteerd`,
    declined: (days) => `Behalve ${days}: afgeslagen`,
    proposed: (days) => `Behalve ${days}: andere tijd voorgesteld`,
    open: (days) => `Behalve ${days}: nog geen antwoord`,
  },
};
