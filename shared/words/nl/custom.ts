import type { custom as english } from "../en/custom.ts";
import type { Words } from "../words.ts";

export const custom: Words<typeof english> = {
  label: "Eigen periode",
  from: "Van",
  to: "Tot en met",
  show: "Tonen",
  both: "Kies beide dagen",
  order: "“Tot en met” moet na “Van” liggen",
  tooLong: "Kies een periode van maximaal tien jaar",
};
