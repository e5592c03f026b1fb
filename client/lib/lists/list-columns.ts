import { companyColumnTitles, customerColumnTitles } from "../../../shared/lists/list-columns.ts";

/** The columns of the tables besides the name, in their order, as the address calls them. */
export const customerColumns = besidesName(customerColumnTitles);
export const companyColumns = besidesName(companyColumnTitles);

function besidesName<Titles extends { name: string }>({ name: _, ...titles }: Titles) {
  // as: these are its own names.
  return Object.keys(titles) as Exclude<keyof Titles & string, "name">[];
}
