import { z } from "zod";
import { calendarDate, wallClock } from "../dates/date-fields.ts";
import { kind } from "../history/changed-values.ts";
import { changeActions, changeDetail } from "../history/history.ts";
import { type Kind, kindNames } from "../kinds/names.ts";
import { personId } from "../kinds/person-field.ts";
import { heldKinds, type KindDescription, kinds, kindsInOrder } from "../kinds/registry.ts";
import { instant } from "../kinds/restored.ts";
import { mergeLimit } from "../matching/duplicate-kinds.ts";
import { maxValue } from "../money.ts";
import { idText, storableText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import {
  answeredReminder,
  contactDay,
  keptDismissal,
  loggedChange,
  loggedRecord,
  responsibleChange,
  statusChange,
} from "./account-log.ts";
import { keptBooking, keptMail, keptPage } from "./kept-bookings.ts";

const customerValue = z.number().min(0).max(maxValue);
const wallTime = wallClock(rule("dateInvalid"));

/** Records of one act: far more than any account has, and few enough to be added up. */
const recordCount = z.int().min(0).max(1_000_000_000);

const change = z.strictObject({
  ...loggedChange.shape,
  _id: idText(),
  at: instant,
  record: idText(),
  name: storableText(10_000),
  device: storableText(500).nullable(),
  user: idText().nullable().optional(),
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

/** Of records. */
type KindRows = { readonly [K in Kind]: (typeof kinds)[K]["restored"] };
// as: one of each kind.
const kindRows = Object.fromEntries(
  kindsInOrder.map((kind) => [kind, kinds[kind].restored]),
) as KindRows;

/** By the name of the list that they stand in. */
export const restoredRows = {
  statuses: z.object({
    ...statusChange.shape,
    customer: idText(),
    at: instant,
    fromValue: customerValue.nullable(),
    toValue: customerValue,
  }),
  responsible: z.object({
    ...responsibleChange.shape,
    record: idText(),
    at: instant,
    from: personId,
    to: personId,
  }),
  contacts: z.object({
    ...contactDay.shape,
    customer: idText(),
    day: calendarDate(),
    withdrawnAt: instant.nullable(),
  }),
  reminders: z.object({
    ...answeredReminder.shape,
    user: idText().optional(),
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
  bookingPages: keptPage,
  bookings: keptBooking,
  ...kindRows,
  appointments: kindRows.appointments.extend({
    /** By whose clock the date is told, where people of the desk had several zones. */
    zone: storableText(100).optional(),
  }),
  bookingMails: keptMail,
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

/** Kinds that others belong to or mention. */
const holders = new Set<Kind>(
  kindNames.flatMap((kind) => {
    const { parents, mentions = {} }: KindDescription = kinds[kind];
    return [...Object.values(parents), ...Object.values(mentions)];
  }),
);
const held = new Set<Kind>(heldKinds);

/** A file is read once for each: no row belongs to another one of its pass, however the file is ordered. */
export const restoredPasses: readonly (readonly RestoredPart[])[] = [
  [
    ...kindNames.filter((kind) => holders.has(kind) && !held.has(kind)),
    ...([
      ...["statuses", "responsible", "contacts", "reminders", "dismissals"],
      ...["bookingPages", "bookings"],
    ] as const),
  ],
  kindNames.filter((kind) => holders.has(kind) && held.has(kind)),
  [...kindNames.filter((kind) => !holders.has(kind)), "bookingMails", "changes"],
  ["records"],
];
