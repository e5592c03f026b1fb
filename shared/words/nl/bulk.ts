import type { bulk as english } from "../en/bulk.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("nl", customers, { one: "# klant", other: "# klanten" });
const ofAppointments = (appointments: number) =>
  plural("nl", appointments, { one: "# afspraak", other: "# afspraken" });
const haveNow = (customers: number) =>
  plural("nl", customers, { one: "# klant heeft nu", other: "# klanten hebben nu" });
const wereChanged = (customers: number) =>
  plural("nl", customers, {
    one: "# is ergens anders gewijzigd",
    other: "# zijn ergens anders gewijzigd",
  });
const wereChangedOrHave = (customers: number) =>
  plural("nl", customers, {
    one: "# is ergens anders gewijzigd of heeft al",
    other: "# zijn ergens anders gewijzigd of hebben al",
  });
const undoneFor = (days: number) =>
  plural("nl", days, {
    one: "Je kunt dit # dag lang ongedaan maken in de geschiedenis.",
    other: "Je kunt dit # dagen lang ongedaan maken in de geschiedenis.",
  });

export const bulk: Words<typeof english> = {
  selected: (customers) =>
    plural("nl", customers, { one: "# geselecteerd", other: "# geselecteerd" }),
  allSelected: (customers) =>
    plural("nl", customers, { one: "# geselecteerd", other: "Alle # geselecteerd" }),
  selectAll: (customers) =>
    plural("nl", customers, { one: "# selecteren", other: "Alle # selecteren" }),
  selectMatching: (customers) =>
    plural("nl", customers, {
      one: "# gevonden klant selecteren",
      other: "Alle # gevonden klanten selecteren",
    }),
  clear: "Selectie wissen",
  saving: "Wordt opgeslagen",
  progress: (done, total) => `${done} van ${total}`,
  tooMany: (most) => `Kies er maximaal ${most}, of alle gevonden klanten.`,
  acts: {
    status: "Status instellen",
    tag: "Label toevoegen",
    company: "Naar bedrijf verplaatsen",
    followUp: "Opvolgen",
    handOver: "Overdragen",
    merge: "Samenvoegen…",
    export: "Exporteren",
    delete: "Verwijderen",
  },
  status: "Status",
  became: {
    status: (customers, status) => `${haveNow(customers)} de status “${status}”`,
    tag: (customers, tag) => `Label ${tag} toegevoegd aan ${ofCustomers(customers)}`,
    company: (customers, company) => `${ofCustomers(customers)} verplaatst naar ${company}`,
    followUp: (customers) => `Opvolging toegevoegd voor ${ofCustomers(customers)}`,
    deleted: (customers) => `${ofCustomers(customers)} verwijderd`,
    changedElsewhere: (changed, total, others) =>
      `${changed} van ${total} gewijzigd. ${wereChanged(others)}.`,
    changedOrFull: (changed, total, others, tags) =>
      `${changed} van ${total} gewijzigd. ${wereChangedOrHave(others)} ${tags} labels.`,
    showThem: "Tonen",
  },
  handOver: (customers) => `${ofCustomers(customers)} overdragen`,
  deleting: {
    question: (customers) => `${ofCustomers(customers)} verwijderen?`,
    button: (customers) => `${ofCustomers(customers)} verwijderen`,
    text: (days) =>
      `Bijbehorende afspraken, taken en notities worden ook verwijderd. ${undoneFor(days)}`,
    counted: (appointments, days) =>
      `Ook ${ofAppointments(appointments)}, de taken en de notities worden verwijderd. ${undoneFor(days)}`,
  },
  company: {
    label: "Bedrijf om naartoe te verplaatsen",
    choose: "Kies een bedrijf",
    customers: (customers) => ofCustomers(customers),
  },
  tag: {
    label: "Label toevoegen",
    create: (name) => `Label “${name}” maken`,
    none: "Nog geen labels. Typ een naam om er een toe te voegen.",
  },
  followUp: {
    task: "Taak",
    text: "Opvolgen",
    day: "Dag",
    tomorrow: "Morgen",
    nextWeek: "Volgende week",
    inAMonth: "Over een maand",
    button: "Opvolging toevoegen",
  },
};
