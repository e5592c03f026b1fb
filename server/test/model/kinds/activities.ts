import { expect } from "vitest";
import { type Activity, activityEndpoints } from "../../../../shared/activities.ts";
import { messages } from "../../../../shared/messages.ts";
import { readCsv } from "../../read-files.ts";
import type { Kind } from "../kinds.ts";
import { nameIn, type RowOf } from "../model.ts";
import { byId } from "../pages.ts";
import { drawText, newestFirst } from "../world.ts";

export const activities: Kind<RowOf<"activities">, Activity> = {
  table: "activities",
  endpoints: activityEndpoints,
  messages: messages.activities,
  under: "customers",
  required: (draw, me) => ({
    kind: draw.of(["note", "call", "email", "meeting"]),
    at: draw.of(["2026-04-01", "2026-05-03T09:00:00.000Z", "2026-05-04T00:00:00.000Z"]),
    text: drawText(draw, me),
  }),
  optional: () => ({}),
  view: (me, row) => ({
    ...row,
    customer: { _id: row.customer, name: nameIn(me.customers, row.customer) },
  }),
  written: (me, { kind, at, customer: id }, now) => {
    const customer = me.customers.get(id);
    const lastContact = at.slice(0, 10);
    if (!customer || kind === "note" || lastContact <= customer.lastContact) return;
    const changed = Math.max(now.getTime(), Date.parse(customer.updatedAt) + 1);
    const updatedAt = new Date(changed).toISOString();
    me.customers.set(id, { ...customer, lastContact, updatedAt });
  },
  sorts: { "-at": ({ at }) => at },
  lists: [{ endpoint: activityEndpoints.list, under: "customers" }],
  found: { title: "titleKey", order: (rows) => newestFirst(rows, ({ at }) => at) },
  plays: {
    "GET /api/export/activities.csv": ({ me }) => ({
      meets: (text) =>
        expect(readCsv(text)).toMatchObject(
          [...me.activities.values()].sort(byId).map(({ _id, kind, at, text, customer }) => ({
            ID: _id,
            Kind: kind,
            Text: text,
            "Date and time": at.replace("T", " ").slice(0, 16),
            Customer: nameIn(me.customers, customer),
            "Customer ID": customer,
          })),
        ),
    }),
  },
};
