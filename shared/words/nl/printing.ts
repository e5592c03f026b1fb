import type { printing as english } from "../en/printing.ts";
import type { Words } from "../words.ts";

export const printing: Words<typeof english> = {
  customers: {
    tooMany: (total, most) =>
      `${total} klanten zijn te veel om af te drukken. Zoek of filter eerst tot maximaal ${most}.`,
    loading: "Alle klanten worden geladen om af te drukken",
    failed: "Niet afgedrukt: niet alle klanten konden worden geladen. Probeer het opnieuw.",
  },
  companies: {
    tooMany: (total, most) =>
      `${total} bedrijven zijn te veel om af te drukken. Zoek of filter eerst tot maximaal ${most}.`,
    loading: "Alle bedrijven worden geladen om af te drukken",
    failed: "Niet afgedrukt: niet alle bedrijven konden worden geladen. Probeer het opnieuw.",
  },
  appointments: {
    tooMany: (total, most) =>
      `${total} afspraken zijn te veel om af te drukken. Zoek of filter eerst tot maximaal ${most}.`,
    loading: "Alle afspraken worden geladen om af te drukken",
    failed: "Niet afgedrukt: niet alle afspraken konden worden geladen. Probeer het opnieuw.",
  },
  tasks: {
    tooMany: (total, most) =>
      `${total} taken zijn te veel om af te drukken. Zoek of filter eerst tot maximaal ${most}.`,
    loading: "Alle taken worden geladen om af te drukken",
    failed: "Niet afgedrukt: niet alle taken konden worden geladen. Probeer het opnieuw.",
  },
  entries: {
    tooMany: (total, most) =>
      `${total} items zijn te veel om af te drukken. Zoek of filter eerst tot maximaal ${most}.`,
    loading: "Alle items worden geladen om af te drukken",
    failed: "Niet afgedrukt: niet alle items konden worden geladen. Probeer het opnieuw.",
  },
};
