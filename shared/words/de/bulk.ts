import type { bulk as english } from "../en/bulk.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("de", customers, { one: "# Kunde", other: "# Kunden" });
const theCustomers = (customers: number) =>
  plural("de", customers, { one: "# Kunden", other: "# Kunden" });
const ofAppointments = (appointments: number) =>
  plural("de", appointments, { one: "# Termin", other: "# Termine" });
const wereChanged = (customers: number) =>
  plural("de", customers, {
    one: "# wurde anderswo geändert",
    other: "# wurden anderswo geändert",
  });
const wereChangedOrHave = (customers: number) =>
  plural("de", customers, {
    one: "# wurde anderswo geändert oder hat schon",
    other: "# wurden anderswo geändert oder haben schon",
  });
const undoneFor = (days: number) =>
  plural("de", days, {
    one: "Im Verlauf können Sie das # Tag lang rückgängig machen.",
    other: "Im Verlauf können Sie das # Tage lang rückgängig machen.",
  });

export const bulk: Words<typeof english> = {
  selected: (customers) => plural("de", customers, { one: "# ausgewählt", other: "# ausgewählt" }),
  allSelected: (customers) =>
    plural("de", customers, { one: "Alle # ausgewählt", other: "Alle # ausgewählt" }),
  selectAll: (customers) =>
    plural("de", customers, { one: "Alle # auswählen", other: "Alle # auswählen" }),
  selectMatching: (customers) =>
    plural("de", customers, {
      one: "Alle # passenden auswählen",
      other: "Alle # passenden auswählen",
    }),
  clear: "Auswahl aufheben",
  saving: "Wird gespeichert",
  progress: (done, total) => `${done} von ${total}`,
  tooMany: (most) => `Wählen Sie bis zu ${most} oder alle passenden.`,
  acts: {
    status: "Status setzen",
    tag: "Schlagwort hinzufügen",
    company: "Zu einer Firma verschieben",
    followUp: "Wiedervorlage",
    handOver: "Übergeben",
    merge: "Zusammenführen …",
    export: "Exportieren",
    delete: "Löschen",
  },
  status: "Status",
  became: {
    status: (customers, status) => `${ofCustomers(customers)}: Status ist jetzt „${status}“`,
    tag: (customers, tag) => `Schlagwort ${tag} bei ${theCustomers(customers)} hinzugefügt`,
    company: (customers, company) => `${ofCustomers(customers)} zu ${company} verschoben`,
    followUp: (customers) => `Wiedervorlage für ${theCustomers(customers)} hinzugefügt`,
    deleted: (customers) => `${ofCustomers(customers)} gelöscht`,
    changedElsewhere: (changed, total, others) =>
      `${changed} von ${total} geändert. ${wereChanged(others)}.`,
    changedOrFull: (changed, total, others, tags) =>
      `${changed} von ${total} geändert. ${wereChangedOrHave(others)} ${tags} Schlagwörter.`,
    showThem: "Anzeigen",
  },
  handOver: (customers) => `${theCustomers(customers)} übergeben`,
  deleting: {
    question: (customers) => `${theCustomers(customers)} löschen?`,
    button: (customers) => `${theCustomers(customers)} löschen`,
    text: (days) =>
      `Die dazugehörigen Termine, Aufgaben und Notizen werden mit gelöscht. ${undoneFor(days)}`,
    counted: (appointments, days) =>
      `Auch das Dazugehörige wird gelöscht: ${ofAppointments(appointments)}, Aufgaben und Notizen. ${undoneFor(days)}`,
  },
  company: {
    label: "Firma, zu der verschoben wird",
    choose: "Firma wählen",
    customers: (customers) => ofCustomers(customers),
  },
  tag: {
    label: "Schlagwort hinzufügen",
    create: (name) => `„${name}“ anlegen`,
    none: "Noch keine Schlagwörter. Geben Sie einen Namen ein, um eines hinzuzufügen.",
  },
  followUp: {
    task: "Aufgabe",
    text: "Nachfassen",
    day: "Tag",
    tomorrow: "Morgen",
    nextWeek: "Nächste Woche",
    inAMonth: "In einem Monat",
    button: "Wiedervorlage hinzufügen",
  },
};
