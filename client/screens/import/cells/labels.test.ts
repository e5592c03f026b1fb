import { expect, test } from "vitest";
import { defaultSettings } from "../../../../shared/account/settings.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { guessMatch } from "../match/guess.ts";
import { sourceOf } from "../read/files/source-of.ts";
import { buildDrafts } from "../rows/drafts.ts";

/** The values of the only row, and the lines that go to its notes. */
async function draft(columns: Record<string, string>, kind: ImportKind = "customers") {
  const source = sourceOf(Object.keys(columns), [Object.values(columns)]);
  const match = await guessMatch(source, kind, defaultSettings.formats);
  const known = {
    companies: new Map(),
    tags: new Map(),
    newTags: new Set<string>(),
    customers: new Map(),
  };
  const [first] = await buildDrafts(source, match, known);
  const values = Object.entries(first?.cells ?? {}).map(([target, { value }]) => [target, value]);
  return { ...Object.fromEntries(values), more: first?.extra };
}

test("a fax, a pager and an assistant's phone are never the phone", async () => {
  const columns = {
    Name: "Anna Berg",
    "Assistant's Phone": "030 1",
    "Business Fax": "030 2",
    Pager: "030 3",
    "Télécopie (bureau)": "030 4",
    "Fax geschäftlich": "030 5",
    "Mobile Phone": "030 6",
  };
  expect(await draft(columns)).toEqual({
    name: "Anna Berg",
    phone: "030 6",
    more: [
      "Assistant's Phone: 030 1",
      "Business Fax: 030 2",
      "Pager: 030 3",
      "Télécopie (bureau): 030 4",
      "Fax geschäftlich: 030 5",
    ],
  });
});

test("a label beside a phone says what it is, also that it is a fax", async () => {
  const columns = {
    Name: "Anna Berg",
    "Phone 1 - Label": "Work Fax",
    "Phone 1 - Value": "030 1",
    "Phone 2 - Label": "* Mobile",
    "Phone 2 - Value": "030 2",
    "Phone 3 - Label": "Reception",
    "Phone 3 - Value": "030 3 ::: 030 4",
    "E-mail 1 - Type": "INTERNET",
    "E-mail 1 - Value": "anna@berg.example",
    "Relation 1 - Type": "Spouse",
    "Relation 1 - Value": "Bo",
    "Relation 2 - Type": "Child",
    "Relation 2 - Value": "",
  };
  expect(await draft(columns)).toEqual({
    name: "Anna Berg",
    phone: "030 2",
    email: "anna@berg.example",
    more: [
      "Phone (Work Fax): 030 1",
      "Phone label: Mobile",
      "Phone (Reception): 030 3",
      "Phone (Reception): 030 4",
      "Relation (Spouse): Bo",
      "Relation 2 - Type: Child",
    ],
  });
});

test("columns that no field takes go to the notes, but for keys and what all rows have alike", async () => {
  const columns = {
    "Record ID": "101",
    Name: "Anna Berg",
    "Contact owner": "Marta",
    "Do Not Call": "True",
    "Tax ID": "DE123",
    Anniversary: "2012-06-09",
    Sensitivity: "Normal",
    Hobby: "Chess",
  };
  expect(await draft(columns)).toEqual({
    name: "Anna Berg",
    more: [
      "Contact owner: Marta",
      "Do Not Call: True",
      "Tax ID: DE123",
      "Anniversary: 2012-06-09",
      "Hobby: Chess",
    ],
  });
});

test("of two columns of statuses the one that says more is the status, and the other is kept", async () => {
  const columns = { Name: "Anna", "Contact Status": "Somewhere", Status: "won" };
  expect(await draft(columns)).toEqual({
    name: "Anna",
    status: "Deal Closed",
    more: ["Contact Status: Somewhere"],
  });
});

test("a name is no amount, whatever its heading", async () => {
  expect(await draft({ Name: "Anna", Sales: "12500", Deal: "New website" })).toEqual({
    name: "Anna",
    more: ["Sales: 12500", "Deal: New website"],
  });
  expect(await draft({ Name: "Anna", Amount: "USD 12,500.00" })).toMatchObject({ value: 12500 });
});

test("a start time may have the day, alone and beside the day", async () => {
  const who = { Subject: "Fitting", Customer: "Anna" };
  const expected = { title: "Fitting", customer: "Anna", date: "2026-12-23T15:00:00.000Z" };
  const alone = { ...who, "Start Time": "23/12/2026 15:00", "End Time": "23/12/2026 16:30" };
  expect(await draft(alone, "appointments")).toMatchObject({ ...expected, duration: 90 });
  const both = {
    ...who,
    "Start Date": "23/12/2026",
    "Start Time": "23/12/2026 15:00",
    "End Date": "23/12/2026",
    "End Time": "23/12/2026 16:30",
  };
  expect(await draft(both, "appointments")).toMatchObject({ ...expected, duration: 90 });
});
