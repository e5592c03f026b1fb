import type { handing as english } from "../en/handing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const handing: Words<typeof english> = {
  act: "Confier",
  title: "Confier",
  titleOf: (name) => `Confier ${name}`,
  responsible: (person) => `Responsable actuel : ${person}`,
  responsibleYou: "Responsable actuel : vous",
  more: "Plus de choix",
  tasks: (tasks) => plural("fr", tasks, { one: "# tâche ouverte", other: "# tâches ouvertes" }),
  isFree: (time, person) => `${time}, ${person} est libre`,
  overlap: (appointments, person) =>
    `${plural("fr", appointments, { one: "# chevauchement", other: "# chevauchements" })} pour ${person}`,
  only: "Seulement le client",
  staysYours: "Vos tâches et rendez-vous restent à vous",
  stays: "Les tâches et rendez-vous ne changent pas",
  all: (company) => `Tout de ${company}`,
  customers: (customers) => plural("fr", customers, { one: "# client", other: "# clients" }),
};
