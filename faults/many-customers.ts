import { datedCustomerInput } from "../demo/customers.ts";
import type { DemoCompany } from "../demo/data.ts";
import { companyInput } from "../shared/kinds/companies.ts";
import type { Account } from "../tools/client.ts";
import { fillPlace } from "../tools/fill.ts";
import type { Place } from "../tools/places.ts";

/** Gives somebody so many customers, usually a thousand in a company. */
export function fillCustomers(
  place: Place,
  { user }: Account,
  count: number,
  toName = (index: number) => `Customer ${index}`,
  perCompany = 1000,
) {
  return fillPlace(place, user, draw(count, toName, perCompany));
}

function* draw(
  count: number,
  toName: (index: number) => string,
  perCompany: number,
): Generator<DemoCompany> {
  const createdAt = new Date().toISOString();
  for (let first = 0; first < count; first += perCompany) {
    const input = companyInput.parse({ name: `Huge ${first / perCompany}` });
    const customers = Array.from({ length: Math.min(perCompany, count - first) }, (_, index) => {
      const number = first + index;
      const customer = {
        name: toName(number),
        email: `customer${number}@faults.test`,
        phone: `0151 ${number}`,
        value: 1,
        lastContact: "2026-05-04",
      };
      return { input: datedCustomerInput.parse(customer), createdAt, appointments: [] };
    });
    yield { input, createdAt, customers };
  }
}
