import { plural } from "../plural.ts";

/** By which rule an appointment repeats. */
export const repeats = {
  /** One message for each shape of a rule. `count` is how many days, weeks, months or years are from one to the next. */
  rules: {
    daily: (count: number) => plural("en", count, { one: "Daily", other: "Every # days" }),
    dailySome: (count: number) =>
      `${plural("en", count, { one: "Daily", other: "Every # days" })} on chosen days`,
    everyWeekday: "Every weekday",
    /** `days` is a list of `weekdays`. */
    weekly: (count: number, days: string) =>
      `${plural("en", count, { one: "Weekly", other: "Every # weeks" })} on ${days}`,
    weeklySome: (count: number) =>
      `${plural("en", count, { one: "Weekly", other: "Every # weeks" })} on chosen days`,
    monthlyDay: (count: number, day: number) =>
      `${plural("en", count, { one: "Monthly", other: "Every # months" })} on day ${day}`,
    monthlyLastDay: (count: number) =>
      `${plural("en", count, { one: "Monthly", other: "Every # months" })} on the last day`,
    /** `which` is one of `nth`. */
    monthlyNth: (count: number, which: string) =>
      `${plural("en", count, { one: "Monthly", other: "Every # months" })} on the ${which}`,
    monthlySome: (count: number) =>
      `${plural("en", count, { one: "Monthly", other: "Every # months" })} on chosen days`,
    yearlyDate: (count: number, date: string) =>
      `${plural("en", count, { one: "Yearly", other: "Every # years" })} on ${date}`,
    yearlyNth: (count: number, which: string, month: string) =>
      `${plural("en", count, { one: "Yearly", other: "Every # years" })} on the ${which} in ${month}`,
    yearlySome: (count: number) =>
      `${plural("en", count, { one: "Yearly", other: "Every # years" })} on chosen days`,
  },
  /** From Sunday on, as `weekly` lists them. */
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  /** Of a month, from Sunday on; the eighth of each is any day from Monday to Friday. */
  nth: {
    first: [
      "first Sunday",
      "first Monday",
      "first Tuesday",
      "first Wednesday",
      "first Thursday",
      "first Friday",
      "first Saturday",
      "first weekday",
    ],
    second: [
      "second Sunday",
      "second Monday",
      "second Tuesday",
      "second Wednesday",
      "second Thursday",
      "second Friday",
      "second Saturday",
      "second weekday",
    ],
    third: [
      "third Sunday",
      "third Monday",
      "third Tuesday",
      "third Wednesday",
      "third Thursday",
      "third Friday",
      "third Saturday",
      "third weekday",
    ],
    fourth: [
      "fourth Sunday",
      "fourth Monday",
      "fourth Tuesday",
      "fourth Wednesday",
      "fourth Thursday",
      "fourth Friday",
      "fourth Saturday",
      "fourth weekday",
    ],
    fifth: [
      "fifth Sunday",
      "fifth Monday",
      "fifth Tuesday",
      "fifth Wednesday",
      "fifth Thursday",
      "fifth Friday",
      "fifth Saturday",
      "fifth weekday",
    ],
    last: [
      "last Sunday",
      "last Monday",
      "last Tuesday",
      "last Wednesday",
      "last Thursday",
      "last Friday",
      "last Saturday",
      "last weekday",
    ],
    lastButOne: [
      "second to last Sunday",
      "second to last Monday",
      "second to last Tuesday",
      "second to last Wednesday",
      "second to last Thursday",
      "second to last Friday",
      "second to last Saturday",
      "second to last weekday",
    ],
  },
  until: (repeats: string, day: string) => `${repeats} until ${day}`,
  sentence: (repeats: string) => `${repeats}.`,
  sentenceTimes: (repeats: string, count: number) =>
    `${repeats}, <b>${plural("en", count, { one: "# time", other: "# times" })}</b>.`,
  shorter: {
    months: "In shorter months on the last day.",
    years: "In other years on the last day of February.",
  },
} as const;
