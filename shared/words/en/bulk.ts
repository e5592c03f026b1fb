import { plural } from "../plural.ts";

const ofCustomers = (customers: number) =>
  plural("en", customers, { one: "# customer", other: "# customers" });
const ofAppointments = (appointments: number) =>
  plural("en", appointments, { one: "# appointment", other: "# appointments" });
const areNow = (customers: number) =>
  plural("en", customers, { one: "# customer is now", other: "# customers are now" });
const wereChanged = (customers: number) =>
  plural("en", customers, { one: "# was changed elsewhere", other: "# were changed elsewhere" });
const wereChangedOrHave = (customers: number) =>
  plural("en", customers, {
    one: "# was changed elsewhere or already has",
    other: "# were changed elsewhere or already have",
  });
const undoneFor = (days: number) =>
  plural("en", days, {
    one: "You can undo this in History for # day.",
    other: "You can undo this in History for # days.",
  });

/** What can be done with chosen customers, and what became of it. */
export const bulk = {
  selected: (customers: number) =>
    plural("en", customers, { one: "# selected", other: "# selected" }),
  allSelected: (customers: number) =>
    plural("en", customers, { one: "All # selected", other: "All # selected" }),
  selectAll: (customers: number) =>
    plural("en", customers, { one: "Select all #", other: "Select all #" }),
  selectMatching: (customers: number) =>
    plural("en", customers, { one: "Select all # that match", other: "Select all # that match" }),
  clear: "Clear selection",
  saving: "Saving",
  progress: (done: string, total: string) => `${done} of ${total}`,
  tooMany: (most: string) => `Choose up to ${most}, or all that match.`,
  acts: {
    status: "Set Status",
    tag: "Add Tag",
    company: "Move to Company",
    followUp: "Follow Up",
    handOver: "Hand Over",
    merge: "Merge…",
    export: "Export",
    delete: "Delete",
  },
  status: "Status",
  became: {
    status: (customers: number, status: string) => `${areNow(customers)} ${status}`,
    tag: (customers: number, tag: string) => `Tag ${tag} added to ${ofCustomers(customers)}`,
    company: (customers: number, company: string) =>
      `${ofCustomers(customers)} moved to ${company}`,
    followUp: (customers: number) => `Follow-up added for ${ofCustomers(customers)}`,
    deleted: (customers: number) => `${ofCustomers(customers)} deleted`,
    changedElsewhere: (changed: string, total: string, others: number) =>
      `${changed} of ${total} changed. ${wereChanged(others)}.`,
    changedOrFull: (changed: string, total: string, others: number, tags: string) =>
      `${changed} of ${total} changed. ${wereChangedOrHave(others)} ${tags} tags.`,
    showThem: "Show Them",
  },
  handOver: (customers: number) =>
    plural("en", customers, { one: "Hand Over # Customer", other: "Hand Over # Customers" }),
  deleting: {
    question: (customers: number) => `Delete ${ofCustomers(customers)}?`,
    button: (customers: number) =>
      plural("en", customers, { one: "Delete # Customer", other: "Delete # Customers" }),
    text: (days: number) =>
      `Their appointments, tasks and notes are deleted too. ${undoneFor(days)}`,
    counted: (appointments: number, days: number) =>
      `Their ${ofAppointments(appointments)}, tasks and notes are deleted too. ${undoneFor(days)}`,
  },
  company: {
    label: "Company to move to",
    choose: "Choose a company",
    customers: (customers: number) => ofCustomers(customers),
  },
  tag: {
    label: "Add a tag",
    create: (name: string) => `Create “${name}”`,
    none: "No tags yet. Type a name to add one.",
  },
  followUp: {
    task: "Task",
    text: "Follow up",
    day: "Day",
    tomorrow: "Tomorrow",
    nextWeek: "Next week",
    inAMonth: "In a month",
    button: "Add Follow-Up",
  },
} as const;
