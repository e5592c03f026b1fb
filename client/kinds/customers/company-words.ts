import type { Customer } from "../../../shared/kinds/customers.ts";

/** A private company has its customer's name: nobody wants to read it twice. */
export const privateWord = "Private";

/** A customer's company as lists and the page call it. */
export function companyWords({
  companyName,
  private: isPrivate,
}: Pick<Customer, "companyName" | "private">): string {
  return isPrivate ? privateWord : companyName;
}
