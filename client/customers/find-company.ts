import { companyEndpoints } from "../../shared/companies.ts";
import { call } from "../lib/api.ts";
import type { ChosenCompany } from "./company-choice.tsx";

/** The company of exactly this name, if there is one; none where the question fails. */
export async function findCompanyNamed(name: string): Promise<ChosenCompany | undefined> {
  try {
    const { data } = await call(companyEndpoints.list, { query: { search: name, limit: 5 } });
    const found = data.find((one) => one.name.toLowerCase() === name.toLowerCase());
    return found && { id: found._id, name: found.name };
  } catch {
    return undefined;
  }
}
