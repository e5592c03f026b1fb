import type { series as english } from "../en/series.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const series: Words<typeof english> = {
  overlaps: {
    once: (day) => `Overlapt één keer, op ${day}.`,
    twice: (days) => `Overlapt twee keer, op ${days}.`,
    more: (count, days) =>
      `Overlapt ${plural("nl", count, { one: "# keer", other: "# keer" })}, op ${days}.`,
    otherDays: (count) => plural("nl", count, { one: "nog # dag", other: "nog # dagen" }),
  },
  fields: {
    label: "Herhaling",
    never: "Herhaalt zich niet",
    custom: "Aangepast…",
    title: "Aangepaste herhaling",
    set: "Instellen",
    every: {
      DAILY: (count) => plural("nl", count, { one: "Elke", other: "Elke" }),
      WEEKLY: (count) => plural("nl", count, { one: "Elke", other: "Elke" }),
      MONTHLY: (count) => plural("nl", count, { one: "Elke", other: "Elke" }),
      YEARLY: (count) => plural("nl", count, { one: "Elk", other: "Elke" }),
    },
    unit: "Eenheid",
    days: (count) => plural("nl", count, { one: "dag", other: "dagen" }),
    weeks: (count) => plural("nl", count, { one: "week", other: "weken" }),
    months: (count) => plural("nl", count, { one: "maand", other: "maanden" }),
    years: (count) => plural("nl", count, { one: "jaar", other: "jaar" }),
    onWeekdays: "Op",
    weekdays: "Dagen van de week",
    onDay: "Op",
    dayOfMonth: (day) => `Dag ${day}`,
    ends: "Eindigt",
    endsNever: "Nooit",
    endsOn: "Op een datum",
    endsAfter: "Na",
    lastDay: "Laatste dag",
    date: "Datum",
    timesLabel: "Aantal keren",
    times: (count) => plural("nl", count, { one: "keer", other: "keer" }),
    number: (most) => `Vul een getal van 1 tot en met ${most} in`,
    weekday: "Kies een dag van de week",
    later: (day) => `Kies een datum na ${day}`,
  },
  times: {
    first: (count) => plural("nl", count, { one: "Eerste datum", other: "Eerste # datums" }),
    all: (count) => plural("nl", count, { one: "# datum", other: "# datums" }),
    at: (time) => `om ${time}`,
    label: "Datums van de herhaling",
    overlaps: (title) => `Overlapt met <title>${title}</title>`,
    free: "Vrij",
    more: (count) => plural("nl", count, { one: "Nog #", other: "Nog #" }),
  },
  scope: {
    move: (title) => `“${title}” verzetten?`,
    change: (title) => `“${title}” wijzigen?`,
    delete: (title) => `“${title}” verwijderen?`,
    keep: "Afspraken behouden",
    which: "Welke afspraken",
    this: "Deze afspraak",
    following: "Deze en volgende afspraken",
    all: "Alle afspraken",
    moveSome: (count) =>
      plural("nl", count, { one: "Afspraak verzetten", other: "# afspraken verzetten" }),
    changeSome: (count) =>
      plural("nl", count, { one: "Afspraak wijzigen", other: "# afspraken wijzigen" }),
    deleteSome: (count) =>
      plural("nl", count, { one: "Afspraak verwijderen", other: "# afspraken verwijderen" }),
    moveAll: "Afspraken verzetten",
    changeAll: "Afspraken wijzigen",
    deleteAll: "Afspraken verwijderen",
    fromTo: (from, to) => `Van ${from} naar ${to}.`,
    withCustomer: (name) => `Met ${name}.`,
    repeats: (repeats) => `Deze afspraak herhaalt zich ${repeats}.`,
    repeatsTimes: (repeats, count) =>
      `Deze afspraak herhaalt zich ${repeats}, ${plural("nl", count, { one: "# keer", other: "# keer" })}.`,
    fromDay: (day) => `${day} en later, zonder einddatum`,
    untilDay: (count, day) =>
      `${plural("nl", count, { one: "# afspraak", other: "# afspraken" })}, tot en met ${day}`,
    endless: "Alle afspraken, zonder einddatum",
    count: (count) => plural("nl", count, { one: "# afspraak", other: "# afspraken" }),
    deletesPast: (all, over) =>
      `${all}, waaronder ${plural("nl", over, { one: "# die voorbij is, met de uitkomst", other: "# die voorbij zijn, met hun uitkomsten" })}.`,
    changesPast: (all, over) =>
      `${all}, waaronder ${plural("nl", over, { one: "# die voorbij is", other: "# die voorbij zijn" })}.`,
    leavesPast: (all, over) =>
      `${all}. ${plural("nl", over, { one: "De afspraak die voorbij is, blijft staan", other: "De # die voorbij zijn, blijven staan" })}.`,
  },
};
