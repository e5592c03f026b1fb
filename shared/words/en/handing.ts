import { plural } from "../plural.ts";

/** What one line hands over, to whom, and what goes along. */
export const handing = {
  act: "Hand over",
  title: "Hand Over",
  titleOf: (name: string) => `Hand Over ${name}`,
  responsible: (person: string) => `Responsible now: ${person}`,
  responsibleYou: "Responsible now: you",
  more: "More choices",
  tasks: (tasks: number) => plural("en", tasks, { one: "# open task", other: "# open tasks" }),
  isFree: (time: string, person: string) => `${time}, ${person} is free`,
  overlap: (appointments: number, person: string) =>
    `${plural("en", appointments, { one: "# overlaps", other: "# overlap" })} for ${person}`,
  only: "Only the customer",
  staysYours: "Tasks and appointments stay yours",
  stays: "Tasks and appointments stay as they are",
  all: (company: string) => `All of ${company}`,
  customers: (customers: number) =>
    plural("en", customers, { one: "# customer", other: "# customers" }),
} as const;
