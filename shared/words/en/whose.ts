import { plural } from "../plural.ts";

/** People on the desk: whose a list is, who is responsible, who is here. */
export const whose = {
  label: "Whose",
  mine: {
    overview: "Mine",
    tasks: "Mine",
    calendar: "Mine",
    reports: "Mine",
  },
  everyone: "Everyone",
  people: "People",
  count: (count: number) => plural("en", count, { one: "# person", other: "# people" }),
  nothingMine: "Nothing here is yours.",
  showEveryone: "Show Everyone",
  nobody: "Nobody",
  change: (label: string, name: string) => `${label}: ${name}. Change`,
  changeNobody: (label: string) => `${label}: nobody. Change`,
  asked: (from: string, to: string) => `${from} asked ${to}`,
  mention: "Mention",
  responsible: "Responsible",
  reader: "Reader",
  you: "You",
  told: {
    one: (name: string) => `${name} is told`,
    several: (names: string) => `${names} are told`,
  },
  here: {
    label: "Who is here",
    editing: {
      one: (name: string) => `${name} is editing`,
      several: (names: string) => `${names} are editing`,
    },
    looking: {
      one: (name: string) => `${name} is here`,
      several: (names: string) => `${names} are here`,
    },
  },
  addedBy: (name: string) => `, by ${name}`,
  hostTime: (name: string, time: string, city: string) => `${name}’s ${time}, ${city}`,
  weekdayTime: (weekday: string, time: string) => `${weekday} ${time}`,
  handOver: "Hand Over…",
  away: "Away…",
  left: (name: string) => `${name} (left)`,
  justNow: (who: string) => `${who}, just now.`,
  justNowWas: (who: string, was: string) => `${who}, just now. Was ${was}`,
} as const;
