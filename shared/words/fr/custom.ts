import type { custom as english } from "../en/custom.ts";
import type { Words } from "../words.ts";

export const custom: Words<typeof english> = {
  label: "Période personnalisée",
  from: "Du",
  to: "Au",
  show: "Afficher",
  both: "Choisissez les deux dates",
  order: "« Au » doit être après « Du »",
  tooLong: "Choisissez une période de dix ans au plus",
};
