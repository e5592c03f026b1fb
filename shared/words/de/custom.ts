import type { custom as english } from "../en/custom.ts";
import type { Words } from "../words.ts";

export const custom: Words<typeof english> = {
  label: "Eigener Zeitraum",
  from: "Von",
  to: "Bis",
  show: "Anzeigen",
  both: "Wählen Sie beide Tage",
  order: "„Bis“ muss nach „Von“ liegen",
  tooLong: "Wählen Sie einen Zeitraum von höchstens zehn Jahren",
};
