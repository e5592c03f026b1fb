import type { Change, ChangedField, ChangedRecord } from "../../shared/history/history.ts";
import { ofEachKind } from "../../shared/kinds/registry.ts";
import { afternoon } from "./afternoon.ts";

const none = ofEachKind(() => 0);
const phone = { name: "Safari on iPhone", isThis: false };
const padaria = { kind: "companies", _id: "padaria", name: "Padaria São Jorge" } as const;

const field = (name: string, from: ChangedField["from"], to: ChangedField["to"]): ChangedField => ({
  field: name,
  from,
  to,
});

const at = (minutesAgo: number) =>
  new Date(afternoon().getTime() - minutesAgo * 60_000).toISOString();

function sample(minutesAgo: number, of: Partial<Change>): Change {
  return {
    _id: `change-${minutesAgo}`,
    at: at(minutesAgo),
    action: "update",
    kind: "customers",
    record: `record-${minutesAgo}`,
    name: "Anna Berg",
    parents: [],
    count: 1,
    counts: none,
    person: null,
    device: { name: "Firefox on Linux", isThis: true },
    fields: [],
    keptUntil: new Date(afternoon().getTime() + 30 * 86_400_000).toISOString(),
    undone: null,
    undoes: null,
    ...of,
  };
}

const deletion = sample(110, {
  action: "delete",
  kind: "companies",
  name: "Al-Zahra Travel and Tours",
  count: 42,
  counts: { ...none, companies: 1, customers: 23, appointments: 18 },
});

/** Acts of every kind, as the API lists them. */
export const sampleChanges: Change[] = [
  sample(2, { fields: [field("status", "Pending", "Active")] }),
  sample(30, {
    name: "Pádraig O’Shaughnessy",
    fields: [field("value", 392_226.05, 39_222.6)],
    undone: { change: "undo", at: at(29), kept: 0 },
  }),
  deletion,
  sample(190, {
    kind: "appointments",
    name: "Hull survey walkthrough",
    parents: [{ kind: "customers", _id: "joao", name: "João Conceição" }, padaria],
    device: phone,
    fields: [field("date", "2026-11-22T14:00:00.000Z", "2026-11-22T14:15:00.000Z")],
  }),
  sample(220, {
    action: "create",
    kind: "activities",
    name: "Wants a comparison of the three options on one page, with the running costs for five years",
    parents: [{ kind: "customers", _id: "wanjiku", name: "Wanjikũ Were-Kamau" }],
    device: phone,
    fields: [field("kind", null, "note")],
  }),
  sample(260, {
    action: "bulk",
    bulk: "status",
    count: 12,
    counts: { ...none, customers: 12 },
    device: phone,
    fields: [field("status", null, "Deal Closed")],
    undone: { change: "undo", at: at(250), kept: 2 },
  }),
  sample(1200, {
    kind: "companies",
    name: "The Incorporated Society for the Preservation of Narrow-Gauge Railways",
    person: null,
    device: { name: "Edge on Windows", isThis: false },
    fields: [
      field("website", "https://narrowgauge.example", "https://railways.example"),
      field("phone", "", "+44 20 7946 0018"),
      field("address", "4 Station Road, Porthmadog", "12 Harbor Street, Porthmadog"),
    ],
  }),
  sample(1500, { action: "create", name: "Renée née Lefèvre", parents: [padaria] }),
  sample(60_000, { action: "delete", name: "Tariq Nasser", parents: [padaria], keptUntil: null }),
];

const records: ChangedRecord[] = (
  [
    ["Samir Darwish", "Active", 45_700],
    ["Dr. Idris Haddad", "Deal Closed", 1_120_400.5],
    ["Noor El-Amin-Ben Youssef", "Pending", 227.41],
    ["Saoirse O’Shaughnessy-Kinsella", "Pending", 28_740],
    ["Tariq Nasser", "Window Shopper", 0],
    ["Elif Demir", "Returning Client", 6100],
  ] as const
).map(([name, status, value]) => ({
  kind: "customers",
  record: name,
  name,
  action: "delete",
  fields: [field("status", status, null), field("value", value, null)],
}));

/** What the deletion among them did to each record. */
export const sampleDeletion = { data: { ...deletion, records }, nextCursor: null };

/** Why an undo needs an answer. */
export const sampleConflict = {
  msg: "These records have been changed since",
  changed: 1,
  conflicts: [
    {
      kind: "customers",
      record: "1",
      name: "Anna Berg",
      field: "status",
      now: "Deal Closed",
      back: "Pending",
    },
    {
      kind: "customers",
      record: "1",
      name: "Anna Berg",
      field: "phone",
      now: "",
      back: "+1 303 555 0100",
    },
  ],
};
