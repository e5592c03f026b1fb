import { bulkEndpoints } from "../../shared/bulk.ts";
import { companyEndpoints } from "../../shared/companies.ts";
import type { CustomerDetail } from "../../shared/customers.ts";
import { messages } from "../../shared/messages.ts";
import { sayDone } from "../history/undoing.ts";
import { call, failureText } from "../lib/api.ts";
import { refreshData } from "../lib/query-client.ts";
import type { ChosenCompany } from "./company-choice.tsx";

/**
 * Moves a customer to a company. A new name is given to the customer's private company, and else to a
 * company that is made for it. Answers why it could not be.
 */
export async function moveCustomer(
  customer: CustomerDetail,
  { id, name }: ChosenCompany,
): Promise<string | undefined> {
  try {
    if (id === null && customer.private) {
      const params = { id: customer.company };
      const answer = await call(companyEndpoints.update, { params, body: { name } });
      sayDone(messages.customers.updated, answer);
    } else {
      const made =
        id === null ? await call(companyEndpoints.create, { body: { name } }) : undefined;
      const company = made?.data._id ?? id ?? "";
      const answer = await call(bulkEndpoints.customers, {
        body: { chosen: { customers: [{ _id: customer._id }] }, what: { company } },
      });
      sayDone(messages.customers.updated, answer, { before: made });
    }
    await refreshData();
    return undefined;
  } catch (error) {
    return failureText(error, messages.notSaved);
  }
}
