import type { z } from "zod";
import { absence, absenceInput } from "./absences.ts";
import { activity, activityMaker } from "./activities.ts";
import { appointment, appointmentInput } from "./appointments.ts";
import { company, companyInput } from "./companies.ts";
import { customer } from "./customers.ts";
import { describeField, describeFields, type Fields } from "./field.ts";
import {
  importedActivity,
  importedCompany,
  importedCustomer,
  importedMeetingType,
} from "./imported.ts";
import { meetingType, meetingTypeInput } from "./meeting-types.ts";
import { type Kind, kindNames } from "./names.ts";
import {
  restoredAbsence,
  restoredActivity,
  restoredAppointment,
  restoredCompany,
  restoredCustomer,
  restoredMeetingType,
  restoredTag,
  restoredTask,
  restoredView,
} from "./restored.ts";
import { tag, tagInput } from "./tags.ts";
import { task, taskInput, taskMaker } from "./tasks.ts";
import { view, viewInput } from "./views.ts";

/** What any room needs to know of a kind. */
export interface KindDescription {
  /** What one and several are called in running text. */
  words: readonly [one: string, many: string];
  /** As an import brings it. */
  imported: z.ZodObject;
  /** As it is answered, and as a Client Desk file has it. */
  answered: z.ZodObject;
  /** As a row of a Client Desk file of any version is restored. */
  restored: z.ZodObject;
  /** What is entered, and what else the history tells of. */
  fields: Fields;
  /** What it belongs to, by the field that says to which; it is deleted with any of them. */
  parents: Readonly<Record<string, Kind>>;
  /** What it names without belonging to it, by the field. */
  mentions?: Readonly<Record<string, Kind>>;
}

export const kinds = {
  companies: {
    words: ["company", "companies"],
    imported: importedCompany,
    answered: company,
    restored: restoredCompany,
    fields: describeFields(companyInput),
    parents: {},
    mentions: { tags: "tags" },
  },
  customers: {
    words: ["customer", "customers"],
    imported: importedCustomer,
    answered: customer,
    restored: restoredCustomer,
    fields: describeFields(importedCustomer),
    parents: { company: "companies" },
    mentions: { tags: "tags" },
  },
  appointments: {
    words: ["appointment", "appointments"],
    imported: appointmentInput,
    answered: appointment,
    restored: restoredAppointment,
    fields: describeFields(appointmentInput),
    parents: { company: "companies", customer: "customers" },
  },
  activities: {
    words: ["entry", "entries"],
    imported: importedActivity,
    answered: activity,
    restored: restoredActivity,
    fields: describeFields(importedActivity.extend(activityMaker)),
    parents: { company: "companies", customer: "customers" },
  },
  tasks: {
    words: ["task", "tasks"],
    imported: taskInput,
    answered: task,
    restored: restoredTask,
    fields: {
      ...describeFields(taskInput.extend(taskMaker)),
      doneAt: describeField("done", taskInput.shape.done),
    },
    parents: { company: "companies", customer: "customers" },
  },
  tags: {
    words: ["tag", "tags"],
    imported: tagInput,
    answered: tag,
    restored: restoredTag,
    fields: describeFields(tagInput),
    parents: {},
  },
  views: {
    words: ["view", "views"],
    imported: viewInput,
    answered: view,
    restored: restoredView,
    fields: describeFields(viewInput),
    parents: {},
  },
  absences: {
    words: ["absence", "absences"],
    imported: absenceInput,
    answered: absence,
    restored: restoredAbsence,
    fields: describeFields(absenceInput),
    parents: {},
  },
  meetingTypes: {
    words: ["meeting type", "meeting types"],
    imported: importedMeetingType,
    answered: meetingType,
    restored: restoredMeetingType,
    fields: describeFields(meetingTypeInput),
    parents: {},
  },
} as const satisfies Record<Kind, KindDescription>;

/** The kinds that belong to a customer, or may. */
export type KindOfCustomer = {
  [K in Kind]: (typeof kinds)[K]["parents"] extends { customer: Kind } ? K : never;
}[Kind];

/** The kinds that carry tags. */
export type TaggedKind = {
  [K in Kind]: (typeof kinds)[K] extends { mentions: { tags: Kind } } ? K : never;
}[Kind];

/** The kinds that belong to others. */
export type HeldKind = {
  [K in Kind]: (typeof kinds)[K]["parents"] extends Record<string, never> ? never : K;
}[Kind];

function isOfCustomer(kind: Kind): kind is KindOfCustomer {
  return "customer" in kinds[kind].parents;
}
export const kindsOfCustomer = kindNames.filter(isOfCustomer);

function isHeld(kind: Kind): kind is HeldKind {
  return Object.keys(kinds[kind].parents).length > 0;
}
export const heldKinds = kindNames.filter(isHeld);

/** Something for each kind, each made of its description. */
export function ofEachKind<Made>(make: (kind: Kind) => Made): Record<Kind, Made> {
  // as: one of each kind.
  return Object.fromEntries(kindNames.map((kind) => [kind, make(kind)])) as Record<Kind, Made>;
}

/** Each after those that its records belong to and name: the order of copying and writing. */
export const kindsInOrder: readonly Kind[] = [...new Set(kindNames.flatMap(withHolders))];

function withHolders(kind: Kind): Kind[] {
  const { parents, mentions = {} }: KindDescription = kinds[kind];
  const holders: Kind[] = [...Object.values(mentions), ...Object.values(parents)];
  return [...holders.flatMap(withHolders), kind];
}
