import { expect, test } from "vitest";
import type { Change, ChangedField } from "../../../shared/history/history.ts";
import { keptText, redoneText, undoneText } from "./outcome.ts";
import { secondLineOf } from "./second-line.ts";
import { sentenceOf, textOf } from "./sentence.ts";

const none = {
  companies: 0,
  customers: 0,
  appointments: 0,
  activities: 0,
  tasks: 0,
  tags: 0,
  views: 0,
  absences: 0,
  meetingTypes: 0,
};

/** A change of the customer Anna Berg unless said otherwise. */
function changeOf(of: Partial<Change> = {}): Change {
  const kind = of.kind ?? "customers";
  return {
    _id: "1",
    at: "2026-11-22T12:31:00.000Z",
    action: "update",
    kind,
    record: "r1",
    name: "Anna Berg",
    parents: [{ kind: "companies", _id: "c1", name: "Berg & Co" }],
    count: 1,
    counts: { ...none, [kind]: 1 },
    person: null,
    device: { name: "Firefox on Linux", isThis: true },
    fields: [],
    keptUntil: "2026-12-22T12:31:00.000Z",
    undone: null,
    undoes: null,
    ...of,
  };
}

function field(name: string, from: ChangedField["from"], to: ChangedField["to"]): ChangedField {
  return { field: name, from, to };
}

const say = (of: Partial<Change>, options?: { named: boolean }) =>
  textOf(sentenceOf(changeOf(of), options));

test("one changed field is told with both values, several by their names", () => {
  expect(say({ fields: [field("status", "Pending", "Active")] })).toBe(
    "Changed Anna Berg: status Pending → Active",
  );
  expect(say({ fields: [field("value", 392226.05, 39222.6)] })).toBe(
    "Changed Anna Berg: value $392,226.05 → $39,222.60",
  );
  expect(say({ fields: [field("phone", "", "+1 555 0100")] })).toBe(
    "Changed Anna Berg: phone none → +1 555 0100",
  );
  expect(say({ fields: [field("lastContact", "2025-03-02", "2025-04-05")] })).toBe(
    "Changed Anna Berg: last contact Mar 2, 2025 → Apr 5, 2025",
  );
  expect(say({ fields: [field("lastContact", null, "2025-04-05")] })).toBe(
    "Changed Anna Berg: last contact Never → Apr 5, 2025",
  );
  expect(undoneText(changeOf({ fields: [field("lastContact", null, "2025-04-05")] }))).toBe(
    "Undone: Anna Berg’s last contact is Never again",
  );
  expect(say({ fields: [field("email", "a@b.test", "c@d.test"), field("phone", "1", "2")] })).toBe(
    "Changed Anna Berg: email, phone",
  );
});

test("what became of an appointment is told as what was done, its customer's last contact is not", () => {
  const outcome = (from: string | null, to: string | null, ...others: ChangedField[]) =>
    say({
      kind: "appointments",
      name: "Review",
      count: 2,
      counts: { ...none, appointments: 1, customers: 1 },
      fields: [field("outcome", from, to), ...others],
    });
  expect(outcome(null, "held")).toBe("Marked Review as held");
  expect(outcome("held", "no-show")).toBe("Marked Review as a no-show");
  expect(outcome(null, "canceled")).toBe("Canceled Review");
  expect(outcome("held", null)).toBe("Cleared the outcome of Review");
  const date = field("date", "2025-05-04T09:00:00.000Z", "2025-05-11T10:00:00.000Z");
  expect(outcome("canceled", null, date)).toBe("Planned Review again: May 11, 2025, 10:00 AM");
});

test("a long text is named, not told", () => {
  expect(
    say({ fields: [field("notes", "", "Wants a comparison of all three options, soon")] }),
  ).toBe("Changed Anna Berg: About none → Wants a comparison of all three options, soon");
  expect(say({ fields: [field("notes", "", "One\nTwo")] })).toBe("Changed Anna Berg: About");
  expect(say({ fields: [field("notes", "x".repeat(60), "")] })).toBe("Changed Anna Berg: About");
});

test("what was added says where", () => {
  expect(say({ action: "create" })).toBe("Added Anna Berg to Berg & Co");
  expect(say({ action: "create", kind: "companies", name: "Berg & Co", parents: [] })).toBe(
    "Added Berg & Co",
  );
  const appointment = changeOf({
    action: "create",
    kind: "appointments",
    name: "Review",
    parents: [
      { kind: "customers", _id: "k", name: "Anna Berg" },
      { kind: "companies", _id: "c", name: "Berg & Co" },
    ],
    fields: [field("title", null, "Review"), field("date", null, "2025-11-22T14:00:00.000Z")],
  });
  expect(textOf(sentenceOf(appointment))).toBe("Added Review: Nov 22, 2025, 2:00 PM");
  expect(secondLineOf(appointment)).toBe("With Anna Berg, Berg & Co");
});

test("an appointment moves, and says a day that stays the same once", () => {
  const kind = "appointments";
  const name = "Hull survey";
  const at = "2025-11-22T14:00:00.000Z";
  expect(say({ kind, name, fields: [field("date", at, "2025-11-22T14:15:00.000Z")] })).toBe(
    "Moved Hull survey: Nov 22, 2025, 2:00 PM → 2:15 PM",
  );
  expect(say({ kind, name, fields: [field("date", at, "2025-11-23")] })).toBe(
    "Moved Hull survey: Nov 22, 2025, 2:00 PM → Nov 23, 2025",
  );
  expect(say({ kind, name, fields: [field("duration", 60, 90)] })).toBe(
    "Changed Hull survey: duration 1 h → 1 h 30 min",
  );
  expect(
    say({ kind, name, fields: [field("date", at, "2025-11-23"), field("title", "a", "b")] }),
  ).toBe("Changed Hull survey: date and time, title");
});

test("a deletion tells what went along, and how long it is kept", () => {
  const deleted = changeOf({
    action: "delete",
    kind: "companies",
    name: "Al-Zahra Travel and Tours",
    parents: [],
    count: 42,
    counts: { ...none, companies: 1, customers: 23, appointments: 18 },
  });
  expect(textOf(sentenceOf(deleted))).toBe(
    "Deleted Al-Zahra Travel and Tours with 23 customers and 18 appointments",
  );
  expect(secondLineOf(deleted)).toBe("Kept until December 22");
  expect(secondLineOf({ ...deleted, keptUntil: null })).toBe("");
  expect(undoneText(deleted)).toBe(
    "Restored Al-Zahra Travel and Tours with 23 customers and 18 appointments",
  );
  expect(say({ action: "delete", counts: { ...none, customers: 1, appointments: 1 } })).toBe(
    "Deleted Anna Berg at Berg & Co with 1 appointment",
  );
});

test("a company deleted after its customers were moved says where they are", () => {
  const to = { kind: "companies", _id: "c2", name: "Berg & Co" } as const;
  expect(
    say({
      action: "delete",
      kind: "companies",
      name: "Old Co",
      counts: { ...none, companies: 1, customers: 3 },
      fields: [field("company", { kind: "companies", _id: "c1", name: "Old Co" }, to)],
    }),
  ).toBe("Deleted Old Co and moved 3 customers to Berg & Co");
});

test("a merge says what became part of what", () => {
  const into = { kind: "customers", _id: "k2", name: "Anna Berg" } as const;
  const merge = { action: "merge", name: "A. Berg", count: 5 } as const;
  const fields = [field("customer", { ...into, name: "A. Berg" }, into)];
  const counts = { ...none, customers: 2, appointments: 3 };
  expect(say({ ...merge, fields, counts })).toBe("Merged A. Berg into Anna Berg");
  expect(say({ ...merge, fields, counts: { ...counts, customers: 4 } })).toBe(
    "Merged A. Berg and 2 others into Anna Berg",
  );
  expect(undoneText(changeOf({ ...merge, fields, counts }))).toBe(
    "Undone: merged A. Berg into Anna Berg",
  );
});

test("a customer moves from company to company", () => {
  const company = (name: string) => ({ kind: "companies", _id: name, name }) as const;
  expect(say({ fields: [field("company", company("Berg & Co"), company(""))] })).toBe(
    "Moved Anna Berg: Berg & Co → a deleted record",
  );
});

test("acts on many records are told by their numbers", () => {
  const counts = { ...none, companies: 86, customers: 1198 };
  const created = { companies: 86, customers: 1198 };
  const pasted = { action: "import", count: 1284, counts, name: "" } as const;
  expect(say({ ...pasted, imported: { created, updated: {} } })).toBe(
    "Imported 1,198 customers and 86 companies",
  );
  const file = { ...pasted, name: "contacts.csv" };
  expect(say({ ...file, imported: { created, updated: { customers: 42 } } })).toBe(
    "Imported 1,198 customers and 86 companies and updated 42 customers from contacts.csv",
  );
  expect(say({ ...file, imported: { created: {}, updated: { customers: 1 } } })).toBe(
    "Updated 1 customer from contacts.csv",
  );
  const bulk = { action: "bulk", count: 12, counts: { ...none, customers: 12 } } as const;
  expect(say({ ...bulk, fields: [field("status", null, "Deal Closed")] })).toBe(
    "Set the status of 12 customers to Deal Closed",
  );
  expect(say(bulk)).toBe("Changed 12 customers");
});

test("notes, calls, emails and meetings are told by their customer", () => {
  const activity = (kind: string, of: Partial<Change> = {}) =>
    say({
      kind: "activities",
      action: "create",
      name: "Wants a comparison",
      parents: [{ kind: "customers", _id: "k", name: "Wanjikũ Were-Kamau" }],
      fields: [field("kind", null, kind)],
      ...of,
    });
  expect(activity("note")).toBe("Added a note to Wanjikũ Were-Kamau: “Wants a comparison”");
  expect(activity("call")).toBe("Added a call with Wanjikũ Were-Kamau: “Wants a comparison”");
  expect(activity("email", { action: "delete", fields: [] })).toBe(
    "Deleted an entry with Wanjikũ Were-Kamau: “Wants a comparison”",
  );
  expect(activity("", { action: "update", fields: [field("text", "a", "b")] })).toBe(
    "Changed an entry with Wanjikũ Were-Kamau: text",
  );
});

test("tasks are told by their text, and for whom they are in the second line", () => {
  const parents = [{ kind: "customers", _id: "k", name: "Aoife Ní Dhomhnaill" } as const];
  const call = { kind: "tasks", name: "Call Aoife", parents } as const;
  const task = (...fields: ChangedField[]) => say({ ...call, fields });
  expect(say({ ...call, action: "create" })).toBe("Added the task “Call Aoife”");
  expect(say({ ...call, action: "delete" })).toBe("Deleted the task “Call Aoife”");
  expect(task(field("doneAt", null, "2026-11-22T12:00:00.000Z"))).toBe(
    "Marked the task “Call Aoife” as done",
  );
  expect(task(field("doneAt", "2026-11-22T12:00:00.000Z", null))).toBe(
    "Marked the task “Call Aoife” as not done",
  );
  expect(task(field("due", "2025-11-20", null), field("time", "15:00", null))).toBe(
    "Moved the task “Call Aoife”: Nov 20, 2025 → none",
  );
  expect(task(field("time", null, "15:00"))).toBe(
    "Changed the task “Call Aoife”: time none → 3:00 PM",
  );
  expect(task(field("text", "Call", "Call Aoife"), field("due", null, "2025-11-20"))).toBe(
    "Changed the task “Call Aoife”: text, day",
  );
  expect(secondLineOf(changeOf({ ...call, action: "create" }))).toBe("For Aoife Ní Dhomhnaill");
  expect(undoneText(changeOf({ ...call, action: "create" }))).toBe("Undone: “Call Aoife” removed");
});

test("views of lists are told by their names", () => {
  const view = { kind: "views" as const, name: "VIPs", parents: [] };
  expect(say({ ...view, action: "create" })).toBe("Saved the view “VIPs”");
  expect(say({ ...view, action: "delete" })).toBe("Deleted the view “VIPs”");
  expect(say({ ...view, fields: [field("name", "VIPs", "Quiet")] })).toBe(
    "Renamed the view “VIPs” to “Quiet”",
  );
  expect(say({ ...view, fields: [field("query", "", "sort=name")] })).toBe(
    "Changed the view “VIPs”",
  );
});

test("an absence is told with its days, and with what was handed over by the same act", () => {
  const away = { kind: "absences" as const, name: "2026-11-30", parents: [] };
  const days = [field("from", null, "2026-11-30"), field("until", null, "2026-12-11")];
  const fields = [field("person", null, "Ben"), ...days, field("standIn", null, "Anna")];
  const alone = "Planned the absence of Ben, Nov 30 – Dec 11, 2026";
  expect(say({ ...away, action: "create", fields })).toBe(alone);
  const counts = { ...none, absences: 1, tasks: 2 };
  expect(say({ ...away, action: "bulk", bulk: "away", count: 3, counts, fields })).toBe(
    `${alone} and handed over 2 tasks to Anna`,
  );
  expect(say({ ...away, fields: [field("until", "2026-12-11", "2026-12-14")] })).toMatch(
    /^Changed the absence of Nov 30, 2026: last day Dec 11.* → Dec 14/,
  );
  expect(say({ ...away, action: "delete" })).toBe("Deleted the absence of Nov 30, 2026");
});

test("a call with a follow-up is told as a call, and one of a company by its company", () => {
  const parents = [{ kind: "companies", _id: "c", name: "Berg & Co" } as const];
  const call = { kind: "activities", action: "create", name: "", parents } as const;
  const fields = [field("kind", null, "call")];
  const counts = { ...none, activities: 1, customers: 1, tasks: 1 };
  expect(say({ ...call, fields })).toBe("Added a call with Berg & Co");
  expect(say({ ...call, fields, count: 3, counts })).toBe(
    "Added a call with Berg & Co, with a follow-up task",
  );
});

test("on its own page a record is not named", () => {
  const own = { named: false };
  expect(say({ fields: [field("status", "Pending", "Active")] }, own)).toBe(
    "Changed status Pending → Active",
  );
  expect(say({ action: "create" }, own)).toBe("Added to Berg & Co");
});

test("after an undo or a redo the toast says what is so again", () => {
  const value = changeOf({ fields: [field("value", 392226.05, 39222.6)] });
  expect(undoneText(value)).toBe("Undone: Anna Berg’s value is $392,226.05 again");
  expect(redoneText(value)).toBe("Redone: Anna Berg’s value is $39,222.60 again");
  const phone = changeOf({ fields: [field("phone", "", "1")] });
  expect(undoneText(phone)).toBe("Undone: Anna Berg’s phone is empty again");
  expect(undoneText(changeOf({ action: "create" }))).toBe("Undone: Anna Berg removed");
  expect(
    undoneText(changeOf({ fields: [field("email", "a", "b"), field("phone", "1", "2")] })),
  ).toBe("Undone: changed Anna Berg: email, phone");
  expect(redoneText(changeOf({ action: "delete" }))).toBe("Redone: deleted Anna Berg at Berg & Co");
});

test("an undone act says since when", () => {
  const undone = { change: "2", at: "2026-11-22T12:59:00.000Z", kept: 0 };
  const text = secondLineOf(changeOf({ action: "delete", undone }));
  expect(text).toMatch(/^Undone \d+:\d\d [AP]M$/);
});

test("an act that is undone in part says what was kept", () => {
  const undone = { change: "2", at: "2026-11-22T12:59:00.000Z", kept: 2 };
  const text = secondLineOf(changeOf({ action: "import", undone }));
  expect(text).toMatch(/^Partly undone \d+:\d\d [AP]M, 2 kept as they are$/);
  expect(keptText("Undone", 1)).toBe("Undone. 1 kept as it is.");
  expect(keptText("Redone", 1200)).toBe("Redone. 1,200 kept as they are.");
});

test("one thing that was done with many customers is told with what they were given", () => {
  const many = { action: "bulk" as const, count: 7, counts: { ...none, customers: 7 } };
  const to = (bulk: Change["bulk"], name: string, value: ChangedField["to"]) =>
    say({ ...many, bulk, fields: [field(name, null, value)] });
  expect(to("status", "status", "Pending")).toBe("Set the status of 7 customers to Pending");
  expect(to("addTag", "tags", "VIP")).toBe("Added the tag VIP to 7 customers");
  expect(to("removeTag", "tags", "VIP")).toBe("Removed the tag VIP from 7 customers");
  const company = { kind: "companies" as const, _id: "c2", name: "Thistlewood" };
  expect(to("company", "company", company)).toBe("Moved 7 customers to Thistlewood");
  expect(to("snoozedUntil", "snoozedUntil", "2026-11-30")).toBe("Snoozed 7 customers until Nov 30");
  expect(to("snoozedUntil", "snoozedUntil", "9999-12-31")).toBe("Snoozed 7 customers for good");
  expect(to("snoozedUntil", "snoozedUntil", null)).toBe("Ended the snooze of 7 customers");
  expect(say({ ...many, bulk: "followUp", counts: { ...none, tasks: 7 } })).toBe(
    "Added 7 follow-ups",
  );
  const counts = { ...none, customers: 7, appointments: 31 };
  expect(say({ action: "delete", bulk: "delete", count: 38, counts })).toBe(
    "Deleted 7 customers and 31 appointments",
  );
});
