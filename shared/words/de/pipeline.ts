import type { pipeline as english } from "../en/pipeline.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const pipeline: Words<typeof english> = {
  added: (count, day) =>
    plural("de", count, {
      one: `# Kunde seit ${day} hinzugefügt.`,
      other: `# Kunden seit ${day} hinzugefügt.`,
    }),
  none: "Kein Kunde hat einen späteren Status erreicht.",
  advanced: (share, status) => `${share} von „${status}“ haben einen späteren Status erreicht.`,
  advancedAfter: (share, status, days) =>
    `${share} von „${status}“ haben einen späteren Status erreicht, im Median nach ${plural("de", days, { one: "# Tag", other: "# Tagen" })}.`,
  moves: {
    chart: "Wie Kunden zwischen den Status gewechselt haben",
    count: (day, count) =>
      `<day>${day}</day> ${plural("de", count, { one: "# Kunde", other: "# Kunden" })}`,
    came: (count) =>
      plural("de", count, { one: "# seitdem hinzugefügt", other: "# seitdem hinzugefügt" }),
    since: (day) => `Seit ${day} hinzugefügt`,
    newAs: (status) => `Neu als „${status}“`,
    stayed: (status) => `Weiterhin „${status}“`,
    moved: (from, to) => `Von „${from}“ zu „${to}“`,
    ofNew: (count, share) =>
      `${plural("de", count, { one: "# Kunde", other: "# Kunden" })}, ${share} der neuen Kunden`,
    ofStatus: (count, share, status) =>
      `${plural("de", count, { one: "# Kunde", other: "# Kunden" })}, ${share} von „${status}“`,
    ledger: "Kunden nach Status",
    status: "Status",
    in: "Zugang",
    out: "Abgang",
    advanced: "Weiter",
    medianDays: "Tage im Median",
    days: "Tage",
    last: "Letzter",
    table: "Von einem Status zum anderen",
    from: "Von",
    to: (status) => `Zu „${status}“`,
    on: (day) => `Am ${day}`,
    addedSince: "Seitdem hinzugefügt",
  },
};
