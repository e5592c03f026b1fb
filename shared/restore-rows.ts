import { z } from "zod";
import {
  answeredReminder,
  contactDay,
  keptDismissal,
  loggedChange,
  loggedRecord,
  statusChange,
} from "./account-log.ts";
import { activityInput } from "./activities.ts";
import { appointmentInput } from "./appointments.ts";
import { kind } from "./changed-values.ts";
import { companyInput } from "./companies.ts";
import { calendarDate, wallClock } from "./date-fields.ts";
import { mergeLimit } from "./duplicate-kinds.ts";
import { changeActions, changeDetail } from "./history.ts";
import { importedCustomer } from "./imports.ts";
import { messages } from "./messages.ts";
import { maxValue } from "./money.ts";
import { maxDeletedTimes } from "./repeat/rule.ts";
import { tagInput } from "./tags.ts";
import { taskInput } from "./tasks.ts";
import { idText, storableText } from "./text.ts";
import { viewInput } from "./views.ts";

// The rows of a Client Desk file of any version: what an older one does not have gets its default. What
// is made of other rows, such as names and totals, is left out.

/** Before the last years that four digits can name: a change makes a later one of it. */
const instant = z.iso
  .datetime({ precision: 3, error: messages.display.invalidDate })
  .refine((at) => at < "9900", messages.display.invalidDate);
const stamps = { _id: idText(), createdAt: instant, updatedAt: instant };
const named = z.object({ _id: idText() });
const tags = z.array(named).default([]);
const customerValue = z.number().min(0).max(maxValue);
const leftOutDays = /^(?:\d{4}-\d\d-\d\d(?:,(?!$)|$))*$/;
const wallTime = wallClock(messages.display.invalidDate);

/** Records of one act: far more than any account has, and few enough to be added up. */
const recordCount = z.int().min(0).max(1_000_000_000);

const change = z.strictObject({
  ...loggedChange.shape,
  _id: idText(),
  at: instant,
  record: idText(),
  name: storableText(10_000),
  device: storableText(500).nullable(),
  count: recordCount,
  undoes: idText().nullable(),
  undoneBy: idText().nullable(),
  detail: changeDetail.nullable(),
});

/** An entry of version 1, which tells what was done but not how to undo it. */
const olderChange = z
  .object({
    _id: idText(),
    at: instant,
    action: z.enum(changeActions),
    kind,
    record: idText(),
    name: change.shape.name,
    count: recordCount,
    counts: z.partialRecord(kind, recordCount),
    device: z.object({ name: storableText(500) }).nullable(),
    undone: z.object({ change: idText() }).nullable(),
    undoes: idText().nullable(),
  })
  .transform(
    ({ device, undone, ...row }): z.output<typeof change> => ({
      ...row,
      device: device?.name ?? null,
      undoneBy: undone?.change ?? null,
      before: null,
      after: null,
      isKept: false,
      detail: null,
    }),
  );

/** By the name of the list that they stand in. */
export const restoredRows = {
  tags: z.object({ ...tagInput.shape, ...stamps }),
  companies: z.object({
    ...companyInput.shape,
    ...stamps,
    tags,
    private: z.boolean().default(false),
  }),
  statuses: z.object({
    ...statusChange.shape,
    customer: idText(),
    at: instant,
    fromValue: customerValue.nullable(),
    toValue: customerValue,
  }),
  contacts: z.object({
    ...contactDay.shape,
    customer: idText(),
    day: calendarDate(),
    withdrawnAt: instant.nullable(),
  }),
  customers: z.object({
    ...importedCustomer.shape,
    ...stamps,
    tags,
    lastContact: calendarDate().nullable(),
  }),
  reminders: z.object({
    ...answeredReminder.shape,
    appointment: idText(),
    date: wallTime,
    until: wallTime.nullable(),
  }),
  dismissals: z.object({
    ...keptDismissal.shape,
    _id: idText(),
    records: z.array(idText()).max(mergeLimit),
    shared: storableText(1000).nullable(),
    createdAt: instant,
  }),
  appointments: z.object({
    ...appointmentInput.shape,
    ...stamps,
    company: named,
    customer: named,
    series: idText().nullable().default(null),
    original: wallTime.nullable().default(null),
    /** Days with commas between them. */
    except: storableText(maxDeletedTimes * "2026-05-04,".length)
      .regex(leftOutDays, messages.display.invalidDate)
      .default(""),
    lastTime: wallTime.nullable().default(null),
  }),
  activities: z.object({
    ...activityInput.shape,
    ...stamps,
    company: named,
    customer: named.nullable(),
  }),
  tasks: z.object({
    ...taskInput.omit({ done: true }).shape,
    ...stamps,
    company: named.nullable(),
    customer: named.nullable(),
    doneAt: instant.nullable(),
  }),
  views: z.object({ ...viewInput.shape, ...stamps }),
  changes: z.union([change, olderChange]),
  records: z.object({
    ...loggedRecord.shape,
    change: idText(),
    part: z.int().min(0),
    record: idText(),
  }),
} as const;

export type RestoredPart = keyof typeof restoredRows;

/** In the order in which they are written: each row after whatever it belongs to. */
export const restoredParts = Object.keys(restoredRows) as RestoredPart[]; // as: its own names.
