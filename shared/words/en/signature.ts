import { plural } from "../plural.ts";

/** A pasted signature that becomes a customer, and somebody new who was named in a line. */
export const signature = {
  addTitle: "Add customer",
  title: "Pasted signature",
  lines: (lines: number) =>
    plural("en", lines, {
      one: "Pasted signature, # line",
      other: "Pasted signature, # lines",
    }),
  pasted: "Pasted",
  name: "Name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  about: "About",
  status: "Status",
  hasEmail: (name: string) => `${name} has this email.`,
  open: "Open Customer",
  whichCompany: "Which company?",
  newCompany: "New company",
  existingCompany: "Existing company",
  addKey: "Add customer",
  add: "Add Customer",
  editInForm: "Edit in Form",
  added: (name: string) => `${name} added`,
  openAdded: "Open",
} as const;
