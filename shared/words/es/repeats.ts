import type { repeats as english } from "../en/repeats.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const repeats: Words<typeof english> = {
  rules: {
    daily: (count) => plural("es", count, { one: "Cada día", other: "Cada # días" }),
    dailySome: (count) =>
      `${plural("es", count, { one: "Cada día", other: "Cada # días" })}, en días elegidos`,
    everyWeekday: "De lunes a viernes",
    weekly: (count, days) =>
      `${plural("es", count, { one: "Cada semana", other: "Cada # semanas" })}, los ${days}`,
    weeklySome: (count) =>
      `${plural("es", count, { one: "Cada semana", other: "Cada # semanas" })}, en días elegidos`,
    monthlyDay: (count, day) =>
      `${plural("es", count, { one: "Cada mes", other: "Cada # meses" })}, el día ${day}`,
    monthlyLastDay: (count) =>
      `${plural("es", count, { one: "Cada mes", other: "Cada # meses" })}, el último día`,
    monthlyNth: (count, which) =>
      `${plural("es", count, { one: "Cada mes", other: "Cada # meses" })}, ${which}`,
    monthlySome: (count) =>
      `${plural("es", count, { one: "Cada mes", other: "Cada # meses" })}, en días elegidos`,
    yearlyDate: (count, date) =>
      `${plural("es", count, { one: "Cada año", other: "Cada # años" })}, el ${date}`,
    yearlyNth: (count, which, month) =>
      `${plural("es", count, { one: "Cada año", other: "Cada # años" })}, ${which} de ${month}`,
    yearlySome: (count) =>
      `${plural("es", count, { one: "Cada año", other: "Cada # años" })}, en días elegidos`,
  },
  weekdays: ["domingos", "lunes", "martes", "miércoles", "jueves", "viernes", "sábados"],
  nth: {
    first: [
      "el primer domingo",
      "el primer lunes",
      "el primer martes",
      "el primer miércoles",
      "el primer jueves",
      "el primer viernes",
      "el primer sábado",
      "el primer día laborable",
    ],
    second: [
      "el segundo domingo",
      "el segundo lunes",
      "el segundo martes",
      "el segundo miércoles",
      "el segundo jueves",
      "el segundo viernes",
      "el segundo sábado",
      "el segundo día laborable",
    ],
    third: [
      "el tercer domingo",
      "el tercer lunes",
      "el tercer martes",
      "el tercer miércoles",
      "el tercer jueves",
      "el tercer viernes",
      "el tercer sábado",
      "el tercer día laborable",
    ],
    fourth: [
      "el cuarto domingo",
      "el cuarto lunes",
      "el cuarto martes",
      "el cuarto miércoles",
      "el cuarto jueves",
      "el cuarto viernes",
      "el cuarto sábado",
      "el cuarto día laborable",
    ],
    fifth: [
      "el quinto domingo",
      "el quinto lunes",
      "el quinto martes",
      "el quinto miércoles",
      "el quinto jueves",
      "el quinto viernes",
      "el quinto sábado",
      "el quinto día laborable",
    ],
    last: [
      "el último domingo",
      "el último lunes",
      "el último martes",
      "el último miércoles",
      "el último jueves",
      "el último viernes",
      "el último sábado",
      "el último día laborable",
    ],
    lastButOne: [
      "el penúltimo domingo",
      "el penúltimo lunes",
      "el penúltimo martes",
      "el penúltimo miércoles",
      "el penúltimo jueves",
      "el penúltimo viernes",
      "el penúltimo sábado",
      "el penúltimo día laborable",
    ],
  },
  until: (repeats, day) => `${repeats}, hasta el ${day}`,
  sentence: (repeats) => `${repeats}.`,
  sentenceTimes: (repeats, count) =>
    `${repeats}, <b>${plural("es", count, { one: "# vez", other: "# veces" })}</b>.`,
  shorter: {
    months: "En los meses más cortos, el último día.",
    years: "En otros años, el último día de febrero.",
  },
};
