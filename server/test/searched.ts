import { expect } from "vitest";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import type { Person } from "./harness.ts";
import { addCompany } from "./records.ts";

export async function addCompanies(person: Person, names: readonly string[]): Promise<void> {
  for (const name of names) await addCompany(person, { name });
}

/** The names that a search finds, counted as the list counts them. */
export async function findCompanies(person: Person, search: string): Promise<string[]> {
  const { data, total } = await person.call(companyEndpoints.list, { query: { search } });
  expect(total).toBe(data.length);
  return data.map(({ name }) => name);
}
