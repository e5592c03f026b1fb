import { expect } from "vitest";
import { type Activity, activityEndpoints, isTold } from "../../../../shared/kinds/activities.ts";
import { readCsv } from "../../read-files.ts";
import { messages } from "../../said.ts";
import type { Kind } from "../kinds.ts";
import { contact } from "../last-contact.ts";
import { namedIn, nameIn, type Person, type RowOf } from "../model.ts";
import { byId } from "../pages.ts";
import { drawText, newestFirst, refusal } from "../world.ts";

export const activities: Kind<RowOf<"activities">, Activity> = {
  table: "activities",
  endpoints: activityEndpoints,
  messages: messages.activities,
  under: "customers",
  others: [{ under: "companies", create: activityEndpoints.createOfCompany }],
  required: (draw) => ({
    kind: draw.of(["note", "call", "email", "meeting"]),
    at: draw.of(["2026-04-01", "2026-05-03T09:00:00.000Z", "2026-05-04T00:00:00.000Z"]),
  }),
  optional: (draw, me) => ({ text: draw.once(5) ? "" : drawText(draw, me) }),
  defaults: (me) => ({ customer: null, author: me.user._id, editor: me.user._id }),
  refuse: ({ kind, text }, row) => {
    const told = { kind: kind ?? row?.kind, text: text ?? row?.text };
    return isTold(told) ? undefined : refusal(400, messages.activities.required, "text");
  },
  settle: (me, row) => ({ ...row, company: companyOf(me, row) }),
  view: (me, row) => ({
    ...row,
    company: { _id: row.company, name: nameIn(me.companies, row.company) },
    customer: namedIn(me.customers, row.customer),
  }),
  written: (me, { kind, at, customer }, now) => {
    if (kind !== "note") contact(me, customer, at, now);
  },
  sorts: { "-at": ({ at }) => at },
  lists: [{ endpoint: activityEndpoints.list, under: "customers" }],
  found: { title: "titleKey", order: (rows) => newestFirst(rows, ({ at }) => at) },
  plays: {
    "GET /api/export/activities.csv": ({ me }) => ({
      meets: (text) =>
        expect(readCsv(text)).toMatchObject(
          [...me.activities.values()].sort(byId).map(({ _id, kind, at, text, ...whose }) => ({
            ID: _id,
            Kind: kind,
            Text: text,
            "Date and time": at.replace("T", " ").slice(0, 16),
            Company: nameIn(me.companies, whose.company),
            "Company ID": whose.company,
            Customer: nameIn(me.customers, whose.customer),
            "Customer ID": whose.customer ?? "",
          })),
        ),
    }),
  },
};

/** With a customer, the customer's. */
function companyOf(me: Person, { company, customer }: RowOf<"activities">): string {
  return me.customers.get(customer ?? "")?.company ?? company;
}
