import { expect } from "vitest";
import { type Company, companyEndpoints } from "../../../../shared/kinds/companies.ts";
import { toCents } from "../../../../shared/money.ts";
import { toSortKey } from "../../../db/query/search/text-keys.ts";
import { readCsv } from "../../read-files.ts";
import { messages } from "../../said.ts";
import type { Kind } from "../kinds.ts";
import { type CompanyRecord, countAppointments, sumValue, viewCompany } from "../model.ts";
import { byId } from "../pages.ts";
import { drawInstant, drawText, isSince, newestFirst, phones } from "../world.ts";

export const companies: Kind<CompanyRecord, Company> = {
  table: "companies",
  endpoints: companyEndpoints,
  messages: messages.companies,
  strayParent: { path: "tags", msg: messages.tags.unknown },
  required: (draw, me) => ({ name: drawText(draw, me) }),
  optional: (draw, me) => ({
    tags: [...(me.tags?.keys() ?? [])].slice(0, draw.of([0, 1, 1, 3])),
    description: drawText(draw, me),
    website: `https://${me.mark}.example`,
    phone: draw.of(phones),
    email: `info@${me.mark}.example`,
    address: drawText(draw, me),
    industry: draw.of(["", "Steel", `Steel ${me.mark}`]),
  }),
  imported: { private: false },
  defaults: (me) => ({ private: false, responsible: me.user._id }),
  view: viewCompany,
  detail: (me, { _id }) => ({ appointmentCount: countAppointments(me, "company", _id) }),
  sorts: {
    name: ({ name }) => toSortKey(name),
    industry: ({ industry }) => toSortKey(industry),
    clientCount: ({ clientCount }) => clientCount,
    totalValue: ({ totalValue }) => toCents(totalValue),
    createdAt: ({ createdAt }) => createdAt,
  },
  lists: [
    {
      endpoint: companyEndpoints.list,
      filters: ({ draw, now }) => ({ createdFrom: drawInstant(draw, now) }),
      fits: isSince,
      sums: (views) => ({
        clientCount: views.reduce((sum, { clientCount }) => sum + clientCount, 0),
        totalValue: sumValue(views.map(({ totalValue: value }) => ({ value }))),
      }),
    },
  ],
  found: { title: "nameKey", order: (rows) => newestFirst(rows, ({ updatedAt }) => updatedAt) },
  plays: {
    "GET /api/export/companies.csv": ({ me }) => ({
      meets: (text) =>
        expect(readCsv(text)).toMatchObject(
          [...me.companies.values()]
            .map((one) => viewCompany(me, one))
            .sort(byId)
            .map(({ _id, name, clientCount, totalValue }) => ({
              ID: _id,
              Name: name,
              Customers: String(clientCount),
              "Total value": String(totalValue),
            })),
        ),
    }),
  },
};
