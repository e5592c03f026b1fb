import { describe, expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { deskEndpoints } from "../../../shared/account/desks.ts";
import { type Company, companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints, type ListedCustomer } from "../../../shared/kinds/customers.ts";
import { listExports } from "../../../shared/lists/list-exports.ts";
import { type Person, startWithAna } from "../../test/harness.ts";
import { joinDesk } from "../../test/people.ts";
import { startFilledOffice } from "../../test/people-records.ts";
import { addCompany, addCustomer } from "../../test/records.ts";

type Query = { sort: "name" | "-value" | "-createdAt" | "responsible" | "-responsible" } & Partial<
  Record<"filter" | "search" | "who", string>
>;

/** All pages of a list, with what the last one says of the whole. */
async function readAll(
  person: Pick<Person, "call">,
  list: "customers" | "companies",
  query: Query & { group?: "responsible" },
) {
  const rows: (ListedCustomer | Company)[] = [];
  let cursor: string | undefined;
  for (;;) {
    const asked = { query: { ...query, limit: 23, ...(cursor && { cursor }) } };
    const page =
      list === "customers"
        ? await person.call(customerEndpoints.list, asked)
        : // as: they are asked for by their own orders.
          await person.call(companyEndpoints.list, asked as { query: { sort: "name" } });
    rows.push(...page.data);
    cursor = page.nextCursor ?? undefined;
    if (!cursor) return { rows, page };
  }
}

const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
const cents = (value: number) => Math.round(value * 100);

const lists: ["customers" | "companies", Query][] = [
  ["customers", { sort: "name" }],
  ["customers", { sort: "-value" }],
  ["customers", { sort: "-createdAt", filter: "status:is:Active|Pending;value:over:1000" }],
  ["customers", { sort: "name", search: "an" }],
  ["customers", { sort: "-value", who: "me" }],
  ["customers", { sort: "name", filter: "lastContact:daysAgo:30;responsible:isNot:me" }],
  ["companies", { sort: "name" }],
  ["companies", { sort: "-createdAt", filter: "responsible:isNot:nobody" }],
];

test("grouped rows stand person by person, each person's in the order of the list, and files have them so", async () => {
  const { ana } = await startFilledOffice("UTC");
  const { data: desk } = await ana.call(deskEndpoints.read, {});
  const names = new Map(desk.people.map(({ _id, name }) => [_id, name]));
  for (const [list, query] of lists) {
    const said = JSON.stringify([list, query]);
    const { rows } = await readAll(ana, list, query);
    const { rows: found, page } = await readAll(ana, list, { ...query, group: "responsible" });
    const groups = page.groups ?? [];
    const keys = groups.map(({ person }) => `${names.get(person)?.toLowerCase()} ${person}`);
    expect(keys, said).toEqual(keys.toSorted());
    const of = (person: string) => rows.filter(({ responsible }) => responsible === person);
    expect(ids(found), said).toEqual(groups.flatMap(({ person }) => ids(of(person))));
    expect([found.length, page.total], said).toEqual([rows.length, rows.length]);
    for (const { person, total, totalValue } of groups) {
      const values = of(person).map((row) => ("value" in row ? row.value : row.totalValue));
      expect([total, cents(totalValue)], said).toEqual([
        values.length,
        values.reduce((sum, value) => sum + cents(value), 0),
      ]);
    }
    const { body } = await ana.send(listExports[list].csv, {
      query: { ...query, group: "responsible", columns: "name" },
    });
    expect(namesIn(body), said).toEqual(found.map(({ name }) => name));
  }
}, 120_000);

/** The first column of a table without its head. */
function namesIn(csv: string): string[] {
  const lines = csv.trim().split("\r\n").slice(1);
  return lines
    .map((line) => /^(?:"((?:[^"]|"")*)"|([^,]*))/.exec(line))
    .map((found) => found?.[1]?.replaceAll('""', '"') ?? found?.[2] ?? "");
}

describe("a list by people", () => {
  async function startNamed() {
    const { ana, ...app } = await startWithAna({ name: "mo" });
    const [ben, cleo] = [await joinDesk(app, ana, "member"), await joinDesk(app, ana, "member")];
    await ben.call(authEndpoints.updateMe, { body: { name: "Zoë" } });
    await cleo.call(authEndpoints.updateMe, { body: { name: "Åke" } });
    const { _id: company } = await addCompany(ana);
    for (const person of [ana, ben, cleo]) {
      for (const n of [1, 2, 3]) await addCustomer(person, company, { name: `${n}`, value: n });
    }
    return { ana, ben, cleo, company };
  }

  test("has them by name, or the other way round; whose rows are gone has no group", async () => {
    const { ana, ben, cleo, company } = await startNamed();
    const read = async (sort: Query["sort"]) =>
      (await readAll(ana, "customers", { sort, group: "responsible" })).page.groups?.map(
        ({ person }) => person,
      );
    const [a, b, c] = [ana, ben, cleo].map(({ user }) => user._id);
    expect(await read("name")).toEqual([c, a, b]);
    expect(await read("-responsible")).toEqual([b, a, c]);
    await ana.call(companyEndpoints.remove, { params: { id: company } });
    expect(await read("name")).toEqual([]);
  });

  test("goes on after somebody whose rows were given away meanwhile", async () => {
    const { ana, ben, cleo } = await startNamed();
    const query = { sort: "name", group: "responsible", limit: 2 } as const;
    const first = await ana.call(customerEndpoints.list, { query });
    expect(first.data.every(({ responsible }) => responsible === cleo.user._id)).toBe(true);
    const { data } = await ana.call(customerEndpoints.list, {
      query: { sort: "name", who: cleo.user._id },
    });
    for (const { _id } of data) {
      const body = { responsible: ben.user._id };
      await ana.call(customerEndpoints.update, { params: { id: _id }, body });
    }
    const cursor = first.nextCursor ?? "";
    const next = await ana.call(customerEndpoints.list, { query: { ...query, cursor } });
    expect(next.data.map(({ name, responsible }) => [name, responsible])).toEqual([
      ["1", ana.user._id],
      ["2", ana.user._id],
    ]);
    expect(next.groups?.map(({ person, total }) => [person, total])).toEqual([
      [ana.user._id, 3],
      [ben.user._id, 6],
    ]);
  });

  test("takes no cursor of another order, nor another group", async () => {
    const { ana } = await startNamed();
    const query = { sort: "name", limit: 2 } as const;
    const { nextCursor } = await ana.call(customerEndpoints.list, { query });
    const grouped = { ...query, group: "responsible" as const };
    const page = await ana.call(customerEndpoints.list, { query: grouped });
    for (const wrong of [
      { ...grouped, cursor: nextCursor ?? "" },
      { ...query, cursor: page.nextCursor ?? "" },
      { ...grouped, sort: "value" as const, cursor: page.nextCursor ?? "" },
      { ...grouped, cursor: "." },
    ]) {
      expect(await ana.refused(customerEndpoints.list, { query: wrong })).toMatchObject({
        status: 400,
      });
    }
    const other = { query: { group: "status" as never } };
    expect((await ana.refused(customerEndpoints.list, other)).status).toBe(400);
  });
});
