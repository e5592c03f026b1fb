import type { custom as english } from "../en/custom.ts";
import type { Words } from "../words.ts";

export const custom: Words<typeof english> = {
  label: "Período personalizado",
  from: "De",
  to: "Até",
  show: "Mostrar",
  both: "Escolha os dois dias",
  order: "“Até” deve ser depois de “De”",
  tooLong: "Escolha um período de até dez anos",
};
