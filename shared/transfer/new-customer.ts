import type { z } from "zod";
import { idempotencyHeaders } from "../api/conditional.ts";
import { dataOf, endpoints } from "../api/endpoint.ts";
import { newRecordOf } from "../api/new-record.ts";
import { companyInput } from "../kinds/companies.ts";
import { customerDetail, customerInput } from "../kinds/customers.ts";
import { idText } from "../text/text.ts";
import { rule } from "../words/rule.ts";

/** A customer with the company that there is, with one that is made as well, or with none. */
const newCustomer = newRecordOf(customerInput)
  .extend({
    company: idText().optional().meta({ description: "The id of the customer’s company" }),
    newCompany: companyInput
      .optional()
      .meta({ description: "A company that is added together with the customer" }),
  })
  .refine(({ company, newCompany }) => company === undefined || newCompany === undefined, {
    ...rule("oneCompany"),
    path: ["newCompany"],
  });
export type NewCustomer = z.output<typeof newCustomer>;

export const newCustomerEndpoints = endpoints("Customers", {
  create: {
    method: "POST",
    url: "/api/customers",
    summary:
      "Add a customer: to a company, together with a new one, or without any. A customer without a company gets a private one of the same name",
    makesRecord: true,
    schema: {
      headers: idempotencyHeaders,
      body: newCustomer,
      response: { 201: dataOf(customerDetail) },
    },
  },
});
