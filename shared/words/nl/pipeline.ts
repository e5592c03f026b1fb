import type { pipeline as english } from "../en/pipeline.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const pipeline: Words<typeof english> = {
  added: (count, day) =>
    plural("nl", count, {
      one: `# klant toegevoegd sinds ${day}.`,
      other: `# klanten toegevoegd sinds ${day}.`,
    }),
  none: "Geen enkele klant ging naar een latere status.",
  advanced: (share, status) => `${share} van “${status}” ging naar een latere status.`,
  advancedAfter: (share, status, days) =>
    `${share} van “${status}” ging naar een latere status, na een mediaan van ${plural("nl", days, { one: "# dag", other: "# dagen" })}.`,
  moves: {
    chart: "Hoe klanten van status zijn veranderd",
    count: (day, count) =>
      `<day>${day}</day> ${plural("nl", count, { one: "# klant", other: "# klanten" })}`,
    came: (count) =>
      plural("nl", count, { one: "# sindsdien toegevoegd", other: "# sindsdien toegevoegd" }),
    since: (day) => `Toegevoegd sinds ${day}`,
    newAs: (status) => `Nieuw als “${status}”`,
    stayed: (status) => `Nog steeds “${status}”`,
    moved: (from, to) => `Van “${from}” naar “${to}”`,
    ofNew: (count, share) =>
      `${plural("nl", count, { one: "# klant", other: "# klanten" })}, ${share} van de nieuwe klanten`,
    ofStatus: (count, share, status) =>
      `${plural("nl", count, { one: "# klant", other: "# klanten" })}, ${share} van “${status}”`,
    ledger: "Klanten per status",
    status: "Status",
    in: "Erbij",
    out: "Eraf",
    advanced: "Verder",
    medianDays: "Mediaan (dagen)",
    days: "Dagen",
    last: "Laatste",
    table: "Van de ene status naar de andere",
    from: "Van",
    to: (status) => `Naar “${status}”`,
    on: (day) => `Op ${day}`,
    addedSince: "Sindsdien toegevoegd",
  },
};
