import type { printing as english } from "../en/printing.ts";
import type { Words } from "../words.ts";

export const printing: Words<typeof english> = {
  customers: {
    tooMany: (total, most) =>
      `${total} Kunden sind zu viele zum Drucken. Suchen oder filtern Sie, bis es höchstens ${most} sind.`,
    loading: "Alle Kunden werden zum Drucken geladen",
    failed: "Nicht gedruckt: Einige Kunden konnten nicht geladen werden. Versuchen Sie es erneut.",
  },
  companies: {
    tooMany: (total, most) =>
      `${total} Firmen sind zu viele zum Drucken. Suchen oder filtern Sie, bis es höchstens ${most} sind.`,
    loading: "Alle Firmen werden zum Drucken geladen",
    failed: "Nicht gedruckt: Einige Firmen konnten nicht geladen werden. Versuchen Sie es erneut.",
  },
  appointments: {
    tooMany: (total, most) =>
      `${total} Termine sind zu viele zum Drucken. Suchen oder filtern Sie, bis es höchstens ${most} sind.`,
    loading: "Alle Termine werden zum Drucken geladen",
    failed: "Nicht gedruckt: Einige Termine konnten nicht geladen werden. Versuchen Sie es erneut.",
  },
  tasks: {
    tooMany: (total, most) =>
      `${total} Aufgaben sind zu viele zum Drucken. Suchen oder filtern Sie, bis es höchstens ${most} sind.`,
    loading: "Alle Aufgaben werden zum Drucken geladen",
    failed:
      "Nicht gedruckt: Einige Aufgaben konnten nicht geladen werden. Versuchen Sie es erneut.",
  },
  entries: {
    tooMany: (total, most) =>
      `${total} Einträge sind zu viele zum Drucken. Suchen oder filtern Sie, bis es höchstens ${most} sind.`,
    loading: "Alle Einträge werden zum Drucken geladen",
    failed:
      "Nicht gedruckt: Einige Einträge konnten nicht geladen werden. Versuchen Sie es erneut.",
  },
};
