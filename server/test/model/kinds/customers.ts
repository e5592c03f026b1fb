import { expect } from "vitest";
import { todayIn } from "../../../../shared/dates/dates.ts";
import { companyInput } from "../../../../shared/kinds/companies.ts";
import { type Customer, customerEndpoints } from "../../../../shared/kinds/customers.ts";
import { toCents } from "../../../../shared/money.ts";
import { customerStatuses, never } from "../../../../shared/statuses.ts";
import { newCustomerEndpoints } from "../../../../shared/transfer/new-customer.ts";
import { toSortKey } from "../../../db/query/search/text-keys.ts";
import { readCsv } from "../../read-files.ts";
import { messages } from "../../said.ts";
import type { Kind } from "../kinds.ts";
import { type CustomerRecord, countAppointments, sumValue, viewCustomer } from "../model.ts";
import { byId } from "../pages.ts";
import { attentionOf } from "../plays/follow-up.ts";
import {
  claimId,
  days,
  drawInstant,
  drawText,
  idOf,
  isSince,
  newestFirst,
  type Play,
  phones,
  type Scene,
} from "../world.ts";
import { companies } from "./companies.ts";

const sums = (views: readonly Customer[]) => ({ totalValue: sumValue(views) });

export const customers: Kind<CustomerRecord, Customer> = {
  table: "customers",
  endpoints: customerEndpoints,
  messages: messages.customers,
  under: "companies",
  required: (draw, me) => ({
    name: drawText(draw, me),
    email: `${draw.of(["bo", "al"])}@${me.mark}.example`,
  }),
  optional: (draw, me) => ({
    tags: [...(me.tags?.keys() ?? [])].slice(0, draw.of([0, 1, 1, 3])),
    phone: draw.of(phones),
    status: draw.of(customerStatuses),
    value: draw.of([0, 0.1, 0.2, 12.5, 999_999_999.99]),
    notes: drawText(draw, me),
    lastContact: draw.of(days),
    snoozedUntil: draw.of([null, null, "2026-05-04", "2026-07-31", never]),
  }),
  imported: { lastContact: null },
  defaults: (me, now) => ({
    lastContact: todayIn(me.user.timeZone ?? "UTC", now),
    responsible: me.user._id,
  }),
  view: viewCustomer,
  detail: (me, { _id }) => ({ appointmentCount: countAppointments(me, "customer", _id) }),
  sorts: {
    name: ({ name }) => toSortKey(name),
    companyName: ({ companyName, company }) => [toSortKey(companyName), company],
    status: ({ status, name }) => [customerStatuses.indexOf(status), toSortKey(name)],
    value: ({ value }) => toCents(value),
    lastContact: ({ lastContact }) => lastContact ?? "",
    createdAt: ({ createdAt }) => createdAt,
  },
  lists: [
    {
      endpoint: customerEndpoints.list,
      filters: ({ draw, now }) => ({
        status: draw.of(customerStatuses),
        lastContact: draw.of(days),
        createdFrom: drawInstant(draw, now),
        neglectedOn: draw.of(["2026-05-04", "2026-07-30"]),
      }),
      fits: (row, filters, me) => {
        const { status = row.status, lastContact = row.lastContact, neglectedOn } = filters;
        return (
          row.status === status &&
          row.lastContact === lastContact &&
          isSince(row, filters) &&
          (neglectedOn === undefined || attentionOf(me, row, neglectedOn) === "needed")
        );
      },
      sums,
    },
    {
      endpoint: customerEndpoints.listOfCompany,
      under: "companies",
      filters: ({ draw }) => ({ status: draw.of(customerStatuses) }),
      fits: (row, { status = row.status }) => row.status === status,
      sums,
    },
  ],
  found: { title: "nameKey", order: (rows) => newestFirst(rows, ({ updatedAt }) => updatedAt) },
  plays: {
    "POST /api/customers": playWithCompany,
    "POST /api/export/customers.csv": (scene) => {
      const ids = [idOf(scene, "customers"), idOf(scene, "customers")];
      const own = [...new Set(ids)].filter((id) => scene.me.customers.has(id));
      return {
        input: { body: { customers: ids } },
        meets: (text) => expect(readCsv(text).map(({ ID }) => ID)).toEqual(own),
      };
    },
    "GET /api/export/customers.csv": ({ me }) => ({
      meets: (text) =>
        expect(readCsv(text)).toMatchObject(
          [...me.customers.values()]
            .map((one) => viewCustomer(me, one))
            .sort(byId)
            .map(({ _id, name, email, company, companyName }) => ({
              ID: _id,
              Name: name,
              Email: email,
              Company: companyName,
              "Company ID": company,
            })),
        ),
    }),
  },
};

/** A customer who comes with a new company: both are made. */
function playWithCompany(scene: Scene): Play {
  const { me, draw, now, world } = scene;
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  const named = companyInput.parse(companies.required(draw, me));
  const input = { ...customers.required(draw, me), newCompany: named };
  const body = newCustomerEndpoints.create.schema.body.parse(input);
  const { newCompany: _, company: __, lastContact, ...entered } = body;
  const { tags: ___, ...shown } = entered;
  return {
    input: { body: input },
    meets: {
      status: 201,
      body: {
        data: expect.objectContaining({ ...shown, companyName: named.name, private: false }),
      },
    },
    learn: ({ data }) => {
      claimId(world, me, data._id);
      claimId(world, me, data.company);
      me.companies.set(data.company, {
        ...{ ...named, ...times, _id: data.company, private: false },
        responsible: me.user._id,
      });
      const own = { ...customers.defaults?.(me, now), ...(lastContact && { lastContact }) };
      const row = { ...entered, ...own, ...times, _id: data._id, company: data.company };
      // as: with the default it has a last contact.
      me.customers.set(data._id, row as CustomerRecord);
    },
  };
}
