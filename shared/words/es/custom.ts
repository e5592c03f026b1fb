import type { custom as english } from "../en/custom.ts";
import type { Words } from "../words.ts";

export const custom: Words<typeof english> = {
  label: "Periodo personalizado",
  from: "Desde",
  to: "Hasta",
  show: "Mostrar",
  both: "Elige los dos días",
  order: "«Hasta» debe ser posterior a «Desde»",
  tooLong: "Elige un periodo de diez años como máximo",
};
