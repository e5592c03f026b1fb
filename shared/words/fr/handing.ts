import type { handing as english } from "../en/handing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const handing: Words<typeof english> = {
  act: "Transmettre",
  title: "Transmettre",
  titleOf: (name) => `Transmettre ${name}`,
  responsible: (person) => `Actuellement responsable : ${person}`,
  responsibleYou: "Actuellement responsable : vous",
  more: "Plus de choix",
  tasks: (tasks) => plural("fr", tasks, { one: "# tâche ouverte", other: "# tâches ouvertes" }),
  isFree: (time, person) => `${time}, ${person} est libre`,
  overlap: (appointments, person) =>
    `${plural("fr", appointments, { one: "# chevauchement", other: "# chevauchements" })} pour ${person}`,
  only: "Uniquement le client",
  staysYours: "Les tâches et les rendez-vous restent à vous",
  stays: "Les tâches et les rendez-vous ne changent pas",
  all: (company) => `Tout chez ${company}`,
  customers: (customers) => plural("fr", customers, { one: "# client", other: "# clients" }),
};
