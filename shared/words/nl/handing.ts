import type { handing as english } from "../en/handing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const handing: Words<typeof english> = {
  act: "Overdragen",
  title: "Overdragen",
  titleOf: (name) => `${name} overdragen`,
  responsible: (person) => `Nu verantwoordelijk: ${person}`,
  responsibleYou: "Nu verantwoordelijk: jij",
  more: "Meer keuzes",
  tasks: (tasks) => plural("nl", tasks, { one: "# open taak", other: "# open taken" }),
  isFree: (time, person) => `${time}, ${person} is vrij`,
  overlap: (appointments, person) =>
    `${plural("nl", appointments, { one: "# overlapt", other: "# overlappen" })} bij ${person}`,
  only: "Alleen de klant",
  staysYours: "Taken en afspraken blijven van jou",
  stays: "Taken en afspraken blijven zoals ze zijn",
  all: (company) => `Alles van ${company}`,
  customers: (customers) => plural("nl", customers, { one: "# klant", other: "# klanten" }),
};
