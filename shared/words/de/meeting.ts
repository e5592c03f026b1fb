import type { meeting as english } from "../en/meeting.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const meeting: Words<typeof english> = {
  zone: (city) => `Zeit in ${city}`,
  pair: (first, second) => `${first}, ${second}`,
  oneOfUs: "Unser Team",
  allOfUs: "Unser ganzes Team",
  callsYou: (host) => `${host} ruft Sie an`,
  callsYouAt: (host, phone) => `${host} ruft Sie unter ${phone} an`,
  video: "Video",
  videoLink: (host) => `Video. ${host} schickt Ihnen den Link.`,
  yourAddress: "Ihre Adresse",
  when: "Wann",
  what: "Was",
  where: "Wo",
  before: "Bisher",
  fromHost: (host) => `Von ${host}`,
  youWrote: "Ihre Angaben",
  repeats: {
    forever: (often) => `Wiederholt sich ${often}`,
    until: (often, day) => `Wiederholt sich ${often} bis ${day}`,
    times: (often, count) =>
      `Wiederholt sich ${often}, ${plural("de", count, { one: "nur einmal", other: "#-mal" })}`,
    daily: (interval) => plural("de", interval, { one: "jeden Tag", other: "alle # Tage" }),
    weekly: (interval) => plural("de", interval, { one: "jede Woche", other: "alle # Wochen" }),
    monthly: (interval) => plural("de", interval, { one: "jeden Monat", other: "alle # Monate" }),
    yearly: (interval) => plural("de", interval, { one: "jedes Jahr", other: "alle # Jahre" }),
  },
  except: {
    accepted: (days) => `Außer ${days}: angenommen`,
    declined: (days) => `Außer ${days}: abgelehnt`,
    proposed: (days) => `Außer ${days}: andere Zeit vorgeschlagen`,
    open: (days) => `Außer ${days}: noch keine Antwort`,
  },
};
