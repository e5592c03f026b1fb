import type { DuplicateGroup } from "../../shared/matching/duplicates.ts";

type CustomerGroup = Extract<DuplicateGroup, { kind: "customers" }>;
type CompanyGroup = Extract<DuplicateGroup, { kind: "companies" }>;
type Customer = CustomerGroup["records"][number];
type Company = CompanyGroup["records"][number];

const stamps = { createdAt: "2025-03-03T09:00:00.000Z", updatedAt: "2026-11-01T09:00:00.000Z" };

function customer(fields: Partial<Customer> & { name: string }): Customer {
  return {
    _id: fields.name,
    email: "",
    phone: "",
    status: "Pending",
    value: 0,
    notes: "",
    lastContact: "2026-10-21",
    snoozedUntil: null,
    tags: [],
    responsible: "",
    company: fields.companyName ?? "Berg & Co",
    companyName: "Berg & Co",
    private: false,
    appointmentCount: 0,
    ...stamps,
    ...fields,
  };
}

function company(fields: Partial<Company> & { name: string }): Company {
  return {
    _id: fields.name,
    description: "",
    website: "",
    phone: "",
    email: "",
    address: "",
    industry: "",
    tags: [],
    responsible: "",
    private: false,
    clientCount: 0,
    totalValue: 0,
    appointmentCount: 0,
    ...stamps,
    ...fields,
  };
}

const anna = customer({
  name: "Anna Berg",
  email: "anna@berg-co.example",
  phone: "+49 30 555 0142",
  status: "Active",
  value: 12_500,
  lastContact: "2026-11-03",
  notes: "Wants the three options on one page, with the running costs for five years.",
  tags: [
    { _id: "vip", name: "VIP" },
    { _id: "berlin", name: "Berlin" },
  ],
  appointmentCount: 3,
});
const aBerg = customer({
  name: "A. Berg",
  companyName: "Brightwater Dental Group",
  email: "anna@berg-co.example",
  value: 1781.1,
  notes: "Came through the website.",
  createdAt: "2026-11-22T09:00:00.000Z",
});

const bakery = { companyName: "Bakkerij ’t Hoge Land", phone: "+31 595 555 018" };
const piano = { companyName: "Vogelsang Klavierbau GmbH" };
const railways = {
  companyName: "The Incorporated Society for the Preservation of Narrow-Gauge Railways",
  status: "Active" as const,
  value: 24_700,
};

export const customerGroups: CustomerGroup[] = [
  { reason: "email" as const, sameName: true, records: [anna, aBerg] },
  {
    reason: "phone" as const,
    sameName: false,
    records: [
      customer({ ...bakery, name: "Siobhán O’Shaughnessy", email: "siobhan@bakkerij.example" }),
      customer({
        ...bakery,
        name: "Pádraig O’Shaughnessy",
        email: "padraig@bakkerij.example",
        status: "Returning Client",
        value: 392_226.05,
        appointmentCount: 12,
      }),
    ],
  },
  {
    reason: "name" as const,
    sameName: true,
    records: [
      customer({
        ...piano,
        name: "Jürgen Jäger",
        email: "j.jaeger@vogelsang.example",
        phone: "+49 341 555 044",
        status: "Deal Closed",
        value: 1781.1,
        appointmentCount: 2,
      }),
      customer({ ...piano, name: "Juergen Jaeger", status: "Window Shopper" }),
      customer({
        ...piano,
        name: "Jäger, Jürgen",
        email: "buero@vogelsang.example",
        phone: "+49 341 555 040",
        value: 302.12,
        appointmentCount: 1,
      }),
    ],
  },
  {
    reason: "email" as const,
    sameName: true,
    records: [
      customer({
        ...railways,
        name: "Mary-Ellen Featherstonehaugh",
        email: "mef@narrowgauge.example",
        phone: "+1 212 555 0119",
        appointmentCount: 5,
      }),
      customer({ ...railways, name: "M. E. Featherstonehaugh", email: "MEF@narrowgauge.example" }),
    ],
  },
].map((group, place) => ({
  ...group,
  _id: String(place),
  kind: "customers",
  total: group.records.length,
  dismissal: null,
}));

export const companyGroups: CompanyGroup[] = [
  {
    _id: "website",
    kind: "companies",
    reason: "website",
    sameName: true,
    total: 2,
    dismissal: null,
    records: [
      company({
        name: "Berg & Co",
        website: "https://berg-co.example",
        phone: "+49 30 555 0100",
        email: "office@berg-co.example",
        clientCount: 12,
        totalValue: 48_200,
        appointmentCount: 9,
      }),
      company({ name: "Berg und Co. GmbH", website: "https://www.berg-co.example/kontakt" }),
    ],
  },
];

const none = { note: 0, call: 0, email: 0, meeting: 0 };

/** Two customers as they are merged. */
export const mergedPair = [
  {
    ...anna,
    isImported: false,
    belongings: { customers: 0, appointments: 3, activities: { ...none, note: 5 }, tasks: 0 },
  },
  {
    ...aBerg,
    isImported: true,
    belongings: { customers: 0, appointments: 0, activities: { ...none, note: 2 }, tasks: 1 },
  },
];

/** More than fit beside each other. */
export const mergedFour = [
  ...mergedPair,
  ...[3, 4].map((place) => ({
    ...anna,
    _id: String(place),
    name: `Anna Berg ${place}`,
    phone: `+49 30 555 014${place}`,
    isImported: true,
    belongings: { customers: 0, appointments: 1, activities: none, tasks: 0 },
  })),
];
