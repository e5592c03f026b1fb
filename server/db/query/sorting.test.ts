import { expect, test } from "vitest";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { newPerson } from "../../test/harness.ts";
import { addCompany, addCustomer } from "../../test/records.ts";
import { toSortKey } from "./search/text-keys.ts";

/** Names that databases like to sort each in its own way. */
const oddNames = [
  "beta",
  "Alpha",
  "álpha",
  "Zoë",
  "Zoe",
  "ørsted",
  "Østed",
  "ß",
  "ss",
  "_x",
  "-x",
  "a-b",
  "ab",
  "a b",
  "1",
  "10",
  "2",
  "Ёлка",
  "елка",
  "山田",
  "🙂",
  "𝔘",
  "ﬀ",
  "\uffee",
];

test("names sort by code point of their folded form, on every engine alike", async () => {
  const ana = await newPerson();
  for (const name of oddNames) await addCompany(ana, { name });
  const { data } = await ana.call(companyEndpoints.list, { query: { limit: 200 } });
  const expected = data.toSorted(
    (a, b) => compareBytes(toSortKey(a.name), toSortKey(b.name)) || compareBytes(a._id, b._id),
  );
  expect(data.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
  expect(data.map(({ name }) => name).slice(0, 4)).toEqual(["-x", "1", "10", "2"]);
});

test("statuses sort in the order in which people move through them", async () => {
  const ana = await newPerson();
  const { _id } = await addCompany(ana);
  for (const status of customerStatuses.toSorted()) await addCustomer(ana, _id, { status });
  const { data } = await ana.call(customerEndpoints.list, { query: { sort: "status" } });
  expect(data.map(({ status }) => status)).toEqual([...customerStatuses]);
});

test("industries sort without regard to case", async () => {
  const ana = await newPerson();
  for (const industry of ["steel", "Arts", "Steel", "arts", ""])
    await addCompany(ana, { industry });
  const { data } = await ana.call(companyEndpoints.list, { query: { sort: "industry" } });
  const sorted = data.map(({ industry }) => industry.toLowerCase());
  expect(sorted).toEqual(["", "arts", "arts", "steel", "steel"]);
});

function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
