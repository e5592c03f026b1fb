import type { DuplicateKind } from "../../../shared/duplicate-kinds.ts";
import type { mergeEndpoints } from "../../../shared/merging.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import type { AnswerOf } from "../../lib/api.ts";
import type { MergeField } from "./choices.ts";

export type MergedCustomer = AnswerOf<typeof mergeEndpoints.customers>["data"][number];
export type MergedCompany = AnswerOf<typeof mergeEndpoints.companies>["data"][number];
export type Belongings = MergedCustomer["belongings"];

const tagKey = ({ tags }: Pick<MergedCustomer, "tags">) =>
  tags
    .map(({ _id }) => _id)
    .sort()
    .join();

const nameField = {
  name: "name",
  label: "Name",
  none: "No name",
  keyOf: ({ name }: { name: string }) => name,
  most: ({ name }: { name: string }) => name.length,
} as const;

const contactFields = [
  {
    name: "email",
    label: "Email",
    none: "No email",
    keyOf: ({ email }: { email: string }) => email,
  },
  {
    name: "phone",
    label: "Phone",
    none: "No phone",
    keyOf: ({ phone }: { phone: string }) => phone,
  },
] as const;

const tagsField = {
  name: "tags",
  label: "Tags",
  none: "No tags",
  keyOf: tagKey,
  many: true,
} as const;

export const customerFields: readonly MergeField<MergedCustomer>[] = [
  nameField,
  {
    name: "company",
    label: "Company",
    none: "No company",
    keyOf: ({ company }) => company,
  },
  ...contactFields,
  {
    name: "status",
    label: "Status",
    none: "No status",
    keyOf: ({ status }) => status,
    most: ({ status }) => customerStatuses.indexOf(status),
  },
  {
    name: "value",
    label: "Value",
    none: "Nothing",
    keyOf: ({ value }) => (value === 0 ? "" : String(value)),
    most: ({ value }) => value,
    sums: true,
  },
  {
    name: "lastContact",
    label: "Last contact",
    none: "Not recorded",
    keyOf: ({ lastContact }) => lastContact,
    most: ({ lastContact }) => lastContact,
  },
  {
    name: "notes",
    label: "About",
    none: "No notes",
    keyOf: ({ notes }) => notes,
    many: true,
  },
  tagsField,
];

export const companyFields: readonly MergeField<MergedCompany>[] = [
  nameField,
  {
    name: "industry",
    label: "Industry",
    none: "No industry",
    keyOf: ({ industry }) => industry,
  },
  {
    name: "website",
    label: "Website",
    none: "No website",
    keyOf: ({ website }) => website,
  },
  ...contactFields,
  {
    name: "address",
    label: "Address",
    none: "No address",
    keyOf: ({ address }) => address,
  },
  {
    name: "description",
    label: "About",
    none: "No description",
    keyOf: ({ description }) => description,
    many: true,
  },
  tagsField,
];

export const titles: Record<DuplicateKind, string> = {
  customers: "Customers",
  companies: "Companies",
};
