import { plural } from "../plural.ts";

/** How customers are told when, where and with whom a meeting is: on booking pages and in mails. */
export const meeting = {
  zone: (city: string) => `${city} time`,
  pair: (first: string, second: string) => `${first}, ${second}`,
  oneOfUs: "One of us",
  allOfUs: "All of us",
  callsYou: (host: string) => `${host} calls you`,
  callsYouAt: (host: string, phone: string) => `${host} calls you at ${phone}`,
  video: "Video",
  videoLink: (host: string) => `Video. ${host} sends you the link.`,
  yourAddress: "Your address",
  when: "When",
  what: "What",
  where: "Where",
  before: "Before",
  fromHost: (host: string) => `From ${host}`,
  youWrote: "You wrote",
  repeats: {
    forever: (often: string) => `Repeats ${often}`,
    until: (often: string, day: string) => `Repeats ${often} until ${day}`,
    times: (often: string, count: number) =>
      `Repeats ${often}, ${plural("en", count, { one: "only once", other: "# times" })}`,
    daily: (interval: number) =>
      plural("en", interval, { one: "every day", other: "every # days" }),
    weekly: (interval: number) =>
      plural("en", interval, { one: "every week", other: "every # weeks" }),
    monthly: (interval: number) =>
      plural("en", interval, { one: "every month", other: "every # months" }),
    yearly: (interval: number) =>
      plural("en", interval, { one: "every year", other: "every # years" }),
  },
  /** Of single times of what repeats: `days` is a list. */
  except: {
    accepted: (days: string) => `Except ${days}: accepted`,
    declined: (days: string) => `Except ${days}: declined`,
    proposed: (days: string) => `Except ${days}: another time proposed`,
    open: (days: string) => `Except ${days}: no answer yet`,
  },
} as const;
