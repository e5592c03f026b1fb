import type { handing as english } from "../en/handing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const handing: Words<typeof english> = {
  act: "Übergeben",
  title: "Übergeben",
  titleOf: (name) => `${name} übergeben`,
  responsible: (person) => `Jetzt zuständig: ${person}`,
  responsibleYou: "Jetzt zuständig: Sie",
  more: "Weitere Auswahl",
  tasks: (tasks) => plural("de", tasks, { one: "# offene Aufgabe", other: "# offene Aufgaben" }),
  isFree: (time, person) => `${time}, ${person} hat Zeit`,
  overlap: (appointments, person) =>
    `${plural("de", appointments, { one: "# Überschneidung", other: "# Überschneidungen" })} bei ${person}`,
  only: "Nur den Kunden",
  staysYours: "Aufgaben und Termine bleiben bei Ihnen",
  stays: "Aufgaben und Termine bleiben, wie sie sind",
  all: (company) => `Alles von ${company}`,
  customers: (customers) => plural("de", customers, { one: "# Kunde", other: "# Kunden" }),
};
