import { companyEndpoints } from "../../../../shared/kinds/companies.ts";
import { companyKey, withoutForm } from "../../../../shared/read-signature/companies.ts";
import { call } from "../../../lib/api.ts";
import type { ChosenCompany } from "./company-choice.tsx";

/** The company of this name, whatever its legal form, if there is one; none where the question fails. */
export async function findCompanyNamed(name: string): Promise<ChosenCompany | undefined> {
  try {
    const { data } = await call(companyEndpoints.list, {
      query: { search: withoutForm(name), limit: 8 },
    });
    const found = data.find((one) => companyKey(one.name) === companyKey(name));
    return found && { id: found._id, name: found.name };
  } catch {
    return undefined;
  }
}
