import type { AccountCopy } from "./copy.ts";
import { type Clock, dayOf, sumOfMoney } from "./days.ts";

type Customer = AccountCopy["customers"][number];

function share(customers: readonly Customer[]) {
  return {
    value: sumOfMoney(customers.map(({ value }) => value)),
    customers: customers.length,
  };
}

/** Where the value is today. */
export function recountShares(
  { companies, customers, tags }: AccountCopy,
  _: unknown,
  clock: Clock,
) {
  const groups = Map.groupBy(companies, ({ industry }) => industry.toLowerCase());
  const industries = [...groups.values()].map((all) => ({
    name: all.map(({ industry }) => industry).sort()[0] ?? "",
    companies: all.length,
    ...share(customers.filter((one) => all.some(({ _id }) => _id === one.company))),
  }));
  const named = industries.filter(({ name }) => name !== "").sort(byValue);
  const [top, rest] = [named.slice(0, 8), named.slice(8)];
  const { name: _name, ...none } = industries.find(({ name }) => name === "") ?? {
    name: "",
    companies: 0,
    ...share([]),
  };
  const [first] = customers.map(({ createdAt }) => createdAt).sort();
  return {
    since: first === undefined ? null : dayOf(first, clock),
    total: share(customers),
    industries: top,
    otherIndustries: {
      industries: rest.length,
      companies: rest.reduce((sum, one) => sum + one.companies, 0),
      value: sumOfMoney(rest.map(({ value }) => value)),
      customers: rest.reduce((sum, one) => sum + one.customers, 0),
    },
    noIndustry: none,
    tags: tags
      .map(({ _id, name }) => ({
        _id,
        name,
        ...share(customers.filter((one) => one.tags.some((tag) => tag._id === _id))),
      }))
      .filter((one) => one.customers > 0)
      .sort(byValue)
      .slice(0, 8),
    untagged: share(customers.filter((one) => one.tags.length === 0)),
    companies: companies
      .map(({ _id, name }) => ({
        _id,
        name,
        ...share(customers.filter(({ company }) => company === _id)),
      }))
      .filter((one) => one.customers > 0)
      .sort(byValue)
      .slice(0, 10),
  };
}

function byValue(one: { value: number }, other: { value: number }): number {
  return other.value - one.value;
}
