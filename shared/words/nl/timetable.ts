import type { timetable as english } from "../en/timetable.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const timetable: Words<typeof english> = {
  titles: {
    all: "Alle afspraken",
    held: "Doorgegane afspraken",
    "no-show": "Niet verschenen",
    canceled: "Afgezegde afspraken",
    open: "Zonder uitkomst",
  },
  appointments: "Afspraken",
  since: (day) => `Sinds ${day}`,
  until: (day) => `Tot en met ${day}`,
  oneImport: "Uit één import",
  calendarOf: (people) => `In de agenda van ${people}`,
  oneCompany: "Met één bedrijf",
  otherCompanies: "Met andere bedrijven",
  weekdaysAt: [
    (hour) => `Zondags om ${hour}`,
    (hour) => `Maandags om ${hour}`,
    (hour) => `Dinsdags om ${hour}`,
    (hour) => `Woensdags om ${hour}`,
    (hour) => `Donderdags om ${hour}`,
    (hour) => `Vrijdags om ${hour}`,
    (hour) => `Zaterdags om ${hour}`,
  ],
  filtered: (what) => `${what}. <all>Alle afspraken</all>`,
  count: (count) => plural("nl", count, { one: "# afspraak", other: "# afspraken" }),
  day: (name, date) => `${name}, ${date}`,
  dateAndCount: (date, count) =>
    `${date}. ${plural("nl", count, { one: "# afspraak", other: "# afspraken" })}`,
  search: "Afspraken zoeken",
  outcome: "Uitkomst",
  all: "Alle",
  loadFailed: "De afspraken konden niet worden geladen.",
  noneMatch: "Geen afspraken gevonden",
  noneMatchText: (text) => `Geen afspraken gevonden voor “${text}”`,
  clear: "Je kunt <all>alle afspraken tonen</all>.",
};
