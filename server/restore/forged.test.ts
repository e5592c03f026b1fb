import { expect, test } from "vitest";
import { addDays } from "../../shared/dates/dates.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { viewLimit } from "../../shared/kinds/views.ts";
import { maxDeletedTimes } from "../../shared/repeat/rule.ts";
import { tagLimits } from "../../shared/tag-limits.ts";
import { importEndpoints } from "../../shared/transfer/imports.ts";
import { restoreChunkRows, restoreEndpoints } from "../../shared/transfer/restore.ts";
import { newPerson, type Person } from "../test/harness.ts";
import { importRows, stageImport, toRow } from "../test/imports.ts";
import { serverMessages } from "../test/said.ts";

// Client Desk files that nobody's program wrote.

const { restore: words, history } = serverMessages;
const at = "2026-05-04T09:00:00.000Z";
const stamps = { createdAt: at, updatedAt: at };

const companies = { part: "companies", rows: [{ _id: "k1", name: "Berg", ...stamps }] };
const customer = { _id: "b1", name: "Bo", company: "k1", lastContact: "2026-05-01", ...stamps };
const customers = { part: "customers", rows: [customer] };

function toMeetings(...rows: object[]) {
  const meeting = { _id: "a1", title: "Call", date: "2026-05-04", ...stamps };
  const parents = { company: { _id: "k1" }, customer: { _id: "b1" } };
  return { part: "appointments", rows: rows.map((row) => ({ ...meeting, ...parents, ...row })) };
}

function toHistory(row: object) {
  const act = { _id: "c1", at, action: "update", kind: "customers", record: "b1", name: "Bo" };
  const told = { device: null, count: 1, counts: null, detail: null, isKept: true };
  const undo = { before: null, after: null, undoes: null, undoneBy: null };
  return { part: "changes", rows: [{ ...act, ...told, ...undo, ...row }] };
}

/** So many rows of one list, in chunks that are as large as they may be. */
function toChunks(part: string, count: number, toRow: (n: number) => object) {
  const rows = Array.from({ length: count }, (_, n) => toRow(n));
  return Array.from({ length: Math.ceil(count / restoreChunkRows) }, (_, n) => ({
    part,
    rows: rows.slice(n * restoreChunkRows, (n + 1) * restoreChunkRows),
  }));
}

async function begin(person: Person) {
  const { data } = await person.call(restoreEndpoints.create, { body: { file: "", size: 0 } });
  return { id: data._id };
}

/** The answer to the last of some chunks; those before it are taken. */
async function send(person: Person, { id }: { id: string }, chunks: readonly object[]) {
  const answers = [];
  for (const [number, chunk] of chunks.entries()) {
    const params = { id, number: String(number) };
    // as: rows of a file, which the endpoint checks.
    answers.push(await person.send(restoreEndpoints.send, { params, body: { chunk } as never }));
  }
  const last = answers.pop();
  for (const answer of answers) expect(answer.statusCode, answer.body).toBe(200);
  return { status: last?.statusCode, msg: last?.json().msg };
}

const listDays = (count: number) =>
  Array.from({ length: count }, (_, n) => addDays("2026-05-04", n));

const value = { customer: "b1", at, fromStatus: null, fromValue: null, toStatus: "Active" };
const untimed = { company: null, customer: null, doneAt: null, ...stamps };

test.each<[string, object[]]>([
  ["more money than there may be", [{ part: "statuses", rows: [{ ...value, toValue: 1e300 }] }]],
  ["less money than none", [{ part: "statuses", rows: [{ ...value, toValue: -1 }] }]],
  [
    "a task at a time of no day",
    [{ part: "tasks", rows: [{ _id: "x", text: "x", time: "10:00", ...untimed }] }],
  ],
  [
    "a version that none can follow",
    [
      companies,
      { part: "customers", rows: [{ ...customer, updatedAt: "9999-12-31T23:59:59.999Z" }] },
    ],
  ],
  [
    "days left out that are none",
    [companies, customers, toMeetings({ repeat: "FREQ=DAILY", except: "soon,{" })],
  ],
  [
    "more days left out than a repeat may have",
    [
      companies,
      customers,
      toMeetings({ repeat: "FREQ=DAILY", except: listDays(maxDeletedTimes + 1).join(",") }),
    ],
  ],
  ["a count that no account can have", [toHistory({ count: Number.MAX_SAFE_INTEGER })]],
  [
    "what repeats since the year 1",
    [companies, customers, toMeetings({ repeat: "FREQ=DAILY", date: "0001-01-01" })],
  ],
  ["an import that tells no counts", [toHistory({ action: "import", detail: { imported: 5 } })]],
  [
    "an import of what there is not",
    [
      toHistory({
        action: "import",
        detail: { imported: { created: { constructor: 1 }, updated: {} } },
      }),
    ],
  ],
  ["a merge into no id", [toHistory({ action: "merge", detail: { moveTo: { a: 1 } } })]],
  ["an unknown act on many", [toHistory({ count: 5, detail: { bulk: "constructor", to: "x" } })]],
  ["an undo of no ids", [toHistory({ action: "undo", undoes: "c2", detail: { undoes: 7 } })]],
  [
    "too many tags",
    toChunks("tags", tagLimits.all + 1, (n) => ({ _id: `t${n}`, name: `${n}`, ...stamps })),
  ],
  [
    "too many views",
    toChunks("views", viewLimit + 1, (n) => ({
      _id: `v${n}`,
      list: "customers",
      name: `${n}`,
      query: "",
      ...stamps,
    })),
  ],
  [
    "too many repeating appointments",
    [
      companies,
      customers,
      ...Array.from({ length: 5 }, (_chunk, first) =>
        toMeetings(
          ...Array.from({ length: 100 }, (_, n) => ({
            _id: `a${first}-${n}`,
            repeat: "FREQ=DAILY",
          })),
        ),
      ),
      toMeetings({ _id: "b", repeat: "FREQ=DAILY" }),
    ],
  ],
])("a file with %s is refused", async (_what, chunks) => {
  const ana = await newPerson();
  expect((await send(ana, await begin(ana), chunks)).status).toBe(400);
  expect((await ana.send(historyEndpoints.list, {})).statusCode).toBe(200);
});

const meeting = { title: "Call", company: "k1", customer: "b1", notes: "", ...stamps };

test.each<[string, object]>([
  ["a customer of whom nothing is known", { action: "delete", record: "x", before: {} }],
  [
    "a customer without dates",
    { action: "delete", record: "x", before: { name: "X", company: "k1" } },
  ],
  [
    "a task at a time of no day",
    {
      kind: "tasks",
      action: "delete",
      record: "x",
      before: { text: "x", due: null, time: "10:00", ...untimed },
    },
  ],
  [
    "what repeats since the year 1",
    {
      kind: "appointments",
      action: "delete",
      record: "x",
      before: { ...meeting, date: "0001-01-01", repeat: "FREQ=DAILY" },
    },
  ],
])("an undo can't bring back %s", async (_what, row) => {
  const ana = await newPerson();
  const params = await begin(ana);
  expect(await send(ana, params, [companies, customers, toHistory(row)])).toMatchObject({
    status: 200,
  });
  await ana.call(restoreEndpoints.finish, { params, body: {} });
  const undone = await ana.refused(historyEndpoints.undo, { params: { id: "c1" }, body: {} });
  expect(undone).toMatchObject({ status: 409, msg: history.unfit });
  expect((await ana.call(customerEndpoints.list, {})).total).toBe(1);
  expect((await ana.call(appointmentEndpoints.list, {})).total).toBe(0);
});

test("an import that was staged before a restore can't run in it, and ends when it is canceled", async () => {
  const ana = await newPerson();
  const params = await stageImport(ana, [toRow("companies", { name: "Early" })]);
  const restoration = await begin(ana);
  await send(ana, restoration, [companies]);
  const { status } = await ana.refused(importEndpoints.run, { params });
  expect(status).toBe(409);
  await ana.call(restoreEndpoints.cancel, { params: restoration });
  expect((await ana.call(companyEndpoints.list, {})).total).toBe(0);
  expect((await ana.call(importEndpoints.get, { params })).data.state).toBe("canceled");
  const next = await importRows(ana, [toRow("companies", { name: "Next" })]);
  expect(next.state).toBe("done");
});

test("of two who cancel a restore at once, one is told that there is none", async () => {
  const ana = await newPerson();
  const params = await begin(ana);
  await send(ana, params, [companies]);
  const cancel = () => ana.send(restoreEndpoints.cancel, { params });
  const answers = await Promise.all([cancel(), cancel()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect(answers.map((one) => one.json().msg)).toContain(words.notFound);
});
