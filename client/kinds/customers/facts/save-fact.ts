import { useRef } from "react";
import {
  type CustomerChanges,
  type CustomerDetail,
  customerEndpoints,
} from "../../../../shared/kinds/customers.ts";
import { customers } from "../../../../shared/words/en/customers.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { failureText, isSignedOut } from "../../../lib/api-error.ts";
import { currentOf } from "../../../lib/conflict/conflict.ts";
import { write } from "../../../lib/write/write.ts";
import { showSaved } from "../mutations.ts";

type Fact = Pick<CustomerChanges, "value" | "email" | "phone">;

/**
 * Saves one field of a customer; answers why it is not saved. Where somebody else has changed the same
 * field meanwhile, that is said, and saving once more replaces it; other changes are no conflict.
 */
export function useSaveFact(customer: CustomerDetail) {
  // As the user has seen it when the field was opened.
  const seen = useRef(customer);
  return async function save(fact: Fact): Promise<string | undefined> {
    const [[name = "value"] = []] = Object.entries(fact) as [keyof Fact, unknown][];
    try {
      await write(
        customerEndpoints.update,
        { params: { id: customer._id }, body: fact },
        { base: seen.current, saved: showSaved, done: results.customers.updated },
      );
      return undefined;
    } catch (error) {
      // as: the server returns the customer.
      const current = currentOf(error) as CustomerDetail | undefined;
      if (current) {
        const was = seen.current[name];
        seen.current = current;
        if (current[name] === was) return save(fact);
        return customers.fact.elsewhere(`${current[name]}`);
      }
      return isSignedOut(error) ? results.notSaved : failureText(error, results.notSaved);
    }
  };
}
