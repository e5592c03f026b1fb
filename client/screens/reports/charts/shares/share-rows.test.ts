import { expect, it } from "vitest";
import type { SharesReport } from "../../../../../shared/reports/reports.ts";
import { companyPage } from "../../links.ts";
import type { MarkTarget } from "../mark.tsx";
import { companyRows, industryRows, sumOf, tagRows } from "./share-rows.ts";

function filterOf(link: MarkTarget): unknown {
  return "search" in link ? link.search.filter : undefined;
}

const nothing = { value: 0, customers: 0 };
const empty: SharesReport = {
  since: null,
  total: nothing,
  industries: [],
  otherIndustries: { ...nothing, industries: 0, companies: 0 },
  noIndustry: { ...nothing, companies: 0 },
  tags: [],
  untagged: nothing,
  companies: [],
};

it("industries end with the others, then with the companies that have none", () => {
  const rows = industryRows({
    ...empty,
    industries: [{ name: "R&D; Travel", companies: 2, value: 10, customers: 3 }],
    otherIndustries: { industries: 9, companies: 11, value: 20, customers: 5 },
    noIndustry: { companies: 1, value: 0, customers: 0 },
  });
  expect(rows.map(({ name }) => name)).toEqual(["R&D; Travel", "9 others", "No industry"]);
  expect(rows.map(({ link }) => filterOf(link))).toEqual([
    "industry:is:R%26D%3B%20Travel",
    "industry:isSet;industry:isNot:R%26D%3B%20Travel",
    "industry:isEmpty",
  ]);
});

it("what nothing falls into has no line", () => {
  expect([industryRows(empty), tagRows(empty), companyRows(empty)]).toEqual([[], [], []]);
  expect(tagRows({ ...empty, untagged: { value: 5, customers: 1 } })).toEqual([]);
});

it("tags end with the customers that have none", () => {
  const tag = { _id: "t1", name: "VIP", value: 10, customers: 3 };
  const rows = tagRows({ ...empty, tags: [tag], untagged: { value: 1, customers: 1 } });
  expect(rows.map(({ name, link }) => [name, filterOf(link)])).toEqual([
    ["VIP", "tag:is:t1"],
    ["Untagged", "tag:isEmpty"],
  ]);
  expect(tagRows({ ...empty, tags: [tag] })).toHaveLength(1);
});

it("a company leads to its page, and sums are exact to the cent", () => {
  const rows = companyRows({
    ...empty,
    companies: [
      { _id: "a", name: "A", value: 0.1, customers: 1 },
      { _id: "b", name: "B", value: 0.2, customers: 2 },
    ],
  });
  expect(rows.map(({ link }) => link)).toEqual([companyPage("a"), companyPage("b")]);
  expect(sumOf(rows)).toEqual({ value: 0.3, customers: 3 });
});
