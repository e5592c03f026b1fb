import { expect, test } from "vitest";
import { fieldsOf } from "../../../../shared/kinds/fields.ts";
import { type Choices, cellsOf, firstChoices, keepAll, type MergeField } from "./choices.ts";
import { companyFields, customerFields, mergeFieldsOf } from "./fields.ts";
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
  none: "Empty",
  keyOf: (row) => row.notes,
  many: true,
};
const tags: MergeField<Row> = {
  name: "tags",
  label: "Tags",
  holds: "tags",
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

test("texts that are too long together are not all chosen first, and the kept record's goes before", () => {
  const short: MergeField<Row> = { ...notes, fits: (rows) => textOf(rows).length <= 9 };
  const rows = [anna, berg, row("3", { notes: "Ok." })];
  expect(firstChoices([short], rows)).toEqual({ notes: ["1", "3"] });
  expect(firstChoices([short], [berg, anna])).toEqual({ notes: ["2"] });
  // One that is too long by itself is nobody's choice to make.
  expect(firstChoices([short], [row("1", { notes: "Much too long" }), berg])).toEqual({
    notes: ["1"],
  });
});

const textOf = (rows: readonly Row[]) => rows.map((each) => each.notes).join("\n");

test("a field that nothing is said about is merged as any other", () => {
  const further = { nickname: { title: "Nickname" }, size: { title: "Shoe size" } };
  const fields = { ...fieldsOf.customers, ...further };
  const all = mergeFieldsOf<Row & { nickname: string; size: number | null }>(fields, []);
  const rows = [
    { ...anna, nickname: "", size: null },
    { ...berg, nickname: "Annie", size: 40 },
  ];
  const own = all.filter(({ name: each }) => each === "nickname" || each === "size");
  expect(own).toMatchObject([
    { label: "Nickname", none: "No nickname" },
    { label: "Shoe size", none: "No shoe size" },
  ]);
  expect(cellsOf(own[0] as MergeField<(typeof rows)[0]>, rows)).toEqual(["none", "only"]);
  expect(mergedValues(own, rows, firstChoices(own, rows))).toEqual({ nickname: "Annie", size: 40 });
});

test("every field of the schemas is merged", () => {
  const customers = new Set(customerFields.map(({ name: each }) => each as string));
  const companies = new Set(companyFields.map(({ name: each }) => each as string));
  expect([...customers].sort()).toEqual(Object.keys(fieldsOf.customers).sort());
  expect([...companies].sort()).toEqual(Object.keys(fieldsOf.companies).sort());
});

test("what the user leaves out is sent, as the server would take it from another record", () => {
  const rows = [row("1", {}), berg];
  const choices = { ...firstChoices(fields, rows), notes: [] };
  expect(mergedValues(fields, rows, choices)).toMatchObject({ notes: "" });
});
