import { fieldsOf } from "../../../../shared/kinds/fields.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { matching } from "../../../../shared/words/en/matching.ts";
import type { Target } from "./column-match.ts";

/** What the field is called in which what could not be read is kept. */
export function notesName(kind: ImportKind): string {
  return kind === "appointments" ? matching.fields.notes : matching.fields.about;
}

/** As the select of a column has it. */
export function targetWord(target: Target, kind: ImportKind): string {
  if (target === "notes") return notesName(kind);
  if (target !== "addToNotes") return wordOf(target);
  return kind === "appointments" ? matching.fields.addToNotes : matching.fields.addToAbout;
}

/** What a target is called; a field whose words nobody has translated yet has its title. */
export function wordOf(target: Target): string {
  // as: by their names.
  const words: Partial<Record<string, string>> = matching.fields;
  return words[target] ?? titles[target] ?? target;
}

// as: titles of the fields are words of the targets that have their names.
const titles = {
  ...Object.fromEntries(
    [fieldsOf.customers, fieldsOf.companies, fieldsOf.appointments].flatMap((fields) =>
      Object.entries(fields).map(([name, { title }]) => [name, title]),
    ),
  ),
} as Record<Target, string>;

/** The targets that have a place of their own in the select. */
const placed: Record<ImportKind, readonly Target[]> = {
  customers: [
    "name",
    "firstName",
    "lastName",
    "email",
    "phone",
    "company",
    "companyId",
    "companyWebsite",
    "companyAddress",
    "status",
    "responsible",
    "value",
    "notes",
    "lastContact",
    "tags",
  ],
  companies: [
    "name",
    "email",
    "phone",
    "website",
    "address",
    "industry",
    "responsible",
    "ownId",
    "notes",
    "tags",
  ],
  appointments: [
    "title",
    "date",
    "time",
    "end",
    "duration",
    "customer",
    "email",
    "phone",
    "company",
    "host",
    "attending",
    "notes",
    "outcome",
    "reminder",
    "repeat",
  ],
};

/** The other fields of a kind. */
export function furtherTargets(kind: ImportKind): Target[] {
  const further = Object.entries(fieldsOf[kind]).filter(
    ([name, { holds, isImported = true }]) =>
      isImported && holds !== "longText" && !placed[kind].some((target) => target === name),
  );
  // as: fields are targets, see column-match.ts.
  return further.map(([name]) => name as Target);
}

/** What a column of a kind can become, in the order of the select. */
export const targetsOf: Record<ImportKind, readonly Target[]> = {
  customers: listTargets("customers"),
  companies: listTargets("companies"),
  appointments: listTargets("appointments"),
};

function listTargets(kind: ImportKind): Target[] {
  return [...placed[kind], ...furtherTargets(kind), "addToNotes", "skip"];
}

/** The fields of a record that rows fill and that are compared one by one: not notes, tags and parents. */
export const comparedFields: Record<ImportKind, readonly Target[]> = {
  customers: listCompared("customers"),
  companies: listCompared("companies"),
  appointments: listCompared("appointments"),
};

function listCompared(kind: ImportKind): Target[] {
  return targetsOf[kind].filter((target) => {
    const holds = fieldsOf[kind][target]?.holds;
    const isApart = holds === "id" || holds === "longText" || holds === "tags";
    return target in fieldsOf[kind] && !isApart;
  });
}

/** Without one of these a row is skipped. */
export const requiredOf = {
  customers: ["name"],
  companies: ["name"],
  appointments: ["title", "date", "customer"],
} as const satisfies Record<ImportKind, readonly Target[]>;

/** Read by one decision for a whole column, which another column may not share. */
export const singleTargets: readonly Target[] = [
  "status",
  "responsible",
  "host",
  "attending",
  "outcome",
  "value",
  "lastContact",
  "date",
];

/** Dates and amounts are read by a decision for the whole column. */
export function hasDates(target: Target): boolean {
  return target === "lastContact" || target === "date" || target === "end";
}

export type ChoiceTarget = "status" | "outcome" | "responsible" | "host";

/** Their values are chosen one by one. */
export function hasChoices(target: Target): target is ChoiceTarget {
  return target === "status" || target === "outcome" || holdsPerson(target);
}

/** Of people on the desk: a desk of one has no such columns. */
export function isOfUs(target: Target): boolean {
  return holdsPerson(target) || target === "attending";
}

/** Somebody on the desk. */
export function holdsPerson(target: Target): target is "responsible" | "host" {
  return target === "responsible" || target === "host";
}
