import { plural } from "../plural.ts";

const ofCustomers = (customers: number) =>
  plural("en", customers, { one: "# customer", other: "# customers" });
const ofCompanies = (companies: number) =>
  plural("en", companies, { one: "# company", other: "# companies" });

/** Tags of customers and companies, and all of them in Settings. */
export const tags = {
  tags: "Tags",
  tag: "Tag",
  none: "None",
  listFailed: "Failed to load tags",
  addOne: "Add a tag",
  typeName: "Type a name to add a tag.",
  create: (name: string) => `Create “${name}”`,
  removeTag: (name: string) => `Remove tag ${name}`,
  added: (name: string) => `Tag ${name} added`,
  removed: (name: string) => `Tag ${name} removed`,
  section: {
    hint: "For customers and companies. Renaming a tag changes the tag everywhere.",
    failed: "The tags could not be loaded.",
    empty: "No tags yet.",
    rename: "Rename",
    renameTag: (name: string) => `Rename ${name}`,
    merge: "Merge",
    mergeTag: (name: string) => `Merge ${name}`,
    delete: "Delete",
    deleteTag: (name: string) => `Delete ${name}`,
    add: "Add Tag",
  },
  usage: {
    none: "Nobody",
    customers: (customers: number) => ofCustomers(customers),
    companies: (companies: number) => ofCompanies(companies),
    both: (customers: number, companies: number) =>
      `${ofCustomers(customers)}, ${ofCompanies(companies)}`,
  },
  naming: {
    save: "Rename Tag",
    renamed: "Tag renamed",
    added: "Tag added",
  },
  merging: {
    none: (tag: string) => `Nothing will get that tag instead. The tag ${tag} is deleted.`,
    customers: (customers: number, tag: string) =>
      `${ofCustomers(customers)} will get that tag instead. The tag ${tag} is deleted.`,
    companies: (companies: number, tag: string) =>
      `${ofCompanies(companies)} will get that tag instead. The tag ${tag} is deleted.`,
    both: (customers: number, companies: number, tag: string) =>
      `${ofCustomers(customers)}, ${ofCompanies(companies)} will get that tag instead. The tag ${tag} is deleted.`,
    into: "Merge into",
    choose: "Choose a tag",
    noOther: "No other tag",
    busy: "Merging",
    button: "Merge Tags",
    done: (tag: string, into: string) => `Tag ${tag} merged into ${into}`,
  },
  deleting: {
    question: (name: string) => `Delete the tag ${name}?`,
    none: "The tag isn’t used.",
    customers: (customers: number) => `The tag will be removed from ${ofCustomers(customers)}.`,
    companies: (companies: number) => `The tag will be removed from ${ofCompanies(companies)}.`,
    both: (customers: number, companies: number) =>
      `The tag will be removed from ${ofCustomers(customers)} and ${ofCompanies(companies)}.`,
    keep: "Keep Tag",
    button: "Delete Tag",
    deleted: "Tag deleted",
  },
} as const;
