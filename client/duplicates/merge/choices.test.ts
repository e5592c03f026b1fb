import { expect, test } from "vitest";
import { type Choices, cellsOf, firstChoices, keepAll, type MergeField } from "./choices.ts";
import { mergedValues } from "./result.ts";

interface Row {
  _id: string;
  name: string;
  phone: string;
  value: number;
  notes: string;
  tags: { _id: string; name: string }[];
}

const name: MergeField<Row> = {
  name: "name",
  label: "Name",
  none: "No name",
  keyOf: (row) => row.name,
  most: (row) => row.name.length,
};
const phone: MergeField<Row> = {
  name: "phone",
  label: "Phone",
  none: "No phone",
  keyOf: (row) => row.phone,
};
const value: MergeField<Row> = {
  name: "value",
  label: "Value",
  none: "Nothing",
  keyOf: (row) => (row.value === 0 ? "" : String(row.value)),
  most: (row) => row.value,
  sums: true,
};
const notes: MergeField<Row> = {
  name: "notes",
  label: "About",
  none: "No notes",
  keyOf: (row) => row.notes,
  many: true,
};
const tags: MergeField<Row> = {
  name: "tags",
  label: "Tags",
  none: "No tags",
  keyOf: (row) => row.tags.map(({ _id }) => _id).join(),
  many: true,
};
const fields = [name, phone, value, notes, tags];

const vip = { _id: "vip", name: "VIP" };
const old = { _id: "old", name: "Old" };

function row(_id: string, of: Partial<Row>): Row {
  return { _id, name: "", phone: "", value: 0, notes: "", tags: [], ...of };
}
const anna = row("1", { name: "A. Berg", value: 0.1, notes: "Kind.", tags: [vip] });
const berg = row("2", {
  name: "Anna Berg",
  phone: "030 1",
  value: 0.2,
  notes: "Slow.",
  tags: [old, vip],
});

const chosen = (rows: Row[], more: Choices = {}) =>
  mergedValues(fields, rows, { ...firstChoices(fields, rows), ...more });

test("the longest name, the larger value and all that may stay are chosen first", () => {
  expect(chosen([anna, berg])).toEqual({
    name: "Anna Berg",
    phone: "030 1",
    value: 0.2,
    notes: "Kind.\nSlow.",
    tags: ["vip", "old"],
  });
});

test("what the kept record has already is not sent", () => {
  expect(chosen([berg, anna])).toEqual({ notes: "Slow.\nKind." });
});

test("values are added up to the cent", () => {
  expect(chosen([anna, berg], { value: "sum" }).value).toBe(0.3);
});

test("of texts that may both stay, none may stay either", () => {
  expect(chosen([anna, berg], { notes: [] }).notes).toBe("");
  expect(chosen([anna, berg], { notes: ["2"], tags: ["2"] })).toMatchObject({
    notes: "Slow.",
    tags: ["old", "vip"],
  });
});

test("only what differs is to be chosen", () => {
  const third = row("3", { name: "A. Berg", phone: "030 1" });
  expect(cellsOf(name, [anna, berg, third])).toEqual(["choice", "choice", { sameAs: anna }]);
  expect(cellsOf(phone, [anna, berg, third])).toEqual(["none", "only", { sameAs: berg }]);
});

test("keeping all of one record leaves what it has not", () => {
  const rows = [anna, berg];
  const choices = keepAll(fields, rows, firstChoices(fields, rows), anna);
  expect(mergedValues(fields, rows, choices)).toEqual({ phone: "030 1" });
});
