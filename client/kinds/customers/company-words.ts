import type { Customer } from "../../../shared/kinds/customers.ts";
import { customers } from "../../../shared/words/en/customers.ts";

/** A customer's company as lists and the page call it. A private one has its customer's name: nobody wants to read it twice. */
export function companyWords({
  companyName,
  private: isPrivate,
}: Pick<Customer, "companyName" | "private">): string {
  return isPrivate ? customers.private : companyName;
}
