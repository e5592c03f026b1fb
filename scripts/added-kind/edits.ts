/** A line that is there once, and what follows it. */
type Addition = readonly [after: string, added: string];

/** What a new kind with a list, a search result and files adds to files of the product. */
export const edits: Record<string, readonly Addition[]> = {
  "shared/kinds/names.ts": [
    ["const roomsOf = {", `deals: ["counter", "export", "search", "section"],`],
  ],
  "shared/kinds/registry.ts": [
    [
      `import type { z } from "zod";`,
      `import { deal, dealInput, restoredDeal } from "./deals.ts";`,
    ],
    [
      "export const kinds = {",
      `deals: {
        words: ["deal", "deals"],
        imported: dealInput,
        answered: deal,
        restored: restoredDeal,
        fields: describeFields(dealInput),
        parents: { company: "companies" },
      },`,
    ],
  ],
  "shared/api/api.ts": [
    [
      `import type { Endpoint } from "./endpoint.ts";`,
      `import { dealEndpoints } from "../kinds/deals.ts";`,
    ],
    [
      "}[] = [",
      `{ tag: "Deals", about: "What may be sold to companies", endpoints: [dealEndpoints] },`,
    ],
  ],
  "shared/messages.ts": [
    [
      "export const messages = {",
      `deals: {
        notFound: "Deal not found",
        deleted: "Deal deleted",
        listFailed: "Failed to load deals",
      },`,
    ],
  ],
  "shared/lists/search.ts": [
    [`import { z } from "zod";`, `import { deal } from "../kinds/deals.ts";`],
    [
      "const foundRows = {",
      "deals: z.array(deal.pick({ _id: true, name: true, value: true, company: true })),",
    ],
  ],
  "shared/transfer/exports.ts": [
    [
      "export const exportEndpoints = {",
      `deals: exportOf({
        url: "/api/export/deals.csv",
        summary: "All deals, each with its company, as a table for a spreadsheet",
        schema: { response: { 200: fileOf("text/csv") } },
      }),`,
    ],
  ],
  "server/app.ts": [
    [`import { join } from "node:path";`, `import { dealRoutes } from "./deals/routes.ts";`],
    ["  activityRoutes(api, mailer !== undefined);", "dealRoutes(api);"],
  ],
  "server/db/record-rows.ts": [
    [
      `import type { Generated } from "kysely";`,
      `import type { Deal } from "../../shared/kinds/deals.ts";`,
    ],
    [
      "export type RecordRows = ForEachKind<{",
      `deals: Omit<Deal, "company"> & {
        owner: string;
        company: string;
        nameKey: string;
        searchKey: string;
        textKey: string;
      };`,
    ],
  ],
  "server/db/records/records.ts": [
    [
      "const columnsOf: Record<RecordTable, KindColumns> = {",
      `deals: {
        sortKeys: { nameKey: "name" },
        size: { rows: 100_000, alike: { company: 10, createdAt: 1 } },
      },`,
    ],
  ],
  "server/search/queries.ts": [
    [
      `import { findTags } from "../tags/lists.ts";`,
      `import { findDeals } from "../deals/lists.ts";`,
    ],
    [
      "const finders: { [K in SearchedKind]: (db: Db, search: Search) => Promise<Found[K]> } = {",
      "deals: (db, { owner, typed }) => findDeals(db, owner, typed),",
    ],
  ],
  "server/exports/routes.ts": [
    [
      `import type { User } from "../../shared/account/auth.ts";`,
      `import { type Deal, dealInput } from "../../shared/kinds/deals.ts";
      import { readDeals } from "../deals/queries.ts";`,
    ],
    ["const readers = {", "deals: readDeals,"],
    [
      "export function exportRoutes(api: Api) {",
      `route(api, exportEndpoints.deals, async ({ owner, user, now }) => {
        const last = await readLastIds(api.db, owner);
        const fields = dealInput.omit({ company: true });
        const columns = columnsOf<Deal>(fields, user.timeZone, { parents: [company] });
        return {
          name: toFileName("client-desk-deals", "csv", user, now),
          chunks: writeCsv(columns, readDeals(api.db, owner, last.deals)),
        };
      });`,
    ],
  ],
  "server/imports/columns.ts": [["  activities: () => ({}),", "deals: () => ({}),"]],
  "server/restore/write.ts": [["  activities: null,", "deals: null,"]],
  "client/app/routes.tsx": [
    [
      `import { rootRoute } from "./routes/root.ts";`,
      `import { dealsRoute } from "./routes/deals.ts";`,
    ],
    ["    tasksRoute,\n    reportsRoute,", "dealsRoute,"],
  ],
  "client/app/first-load/screen-queries.ts": [
    [
      `import { addDays } from "../../../shared/dates/dates.ts";`,
      `import { dealsQuery } from "../../kinds/deals/queries.ts";`,
    ],
    ["export const screenQueries = {", "deals: () => [dealsQuery],"],
  ],
  "client/app/first-load/prefetch.ts": [
    [
      `const screens: Record<Section | "history", ScreenAt> = {`,
      `deals: alone("Deals", screenQueries.deals),`,
    ],
  ],
  "client/screens/navigation/sections.ts": [
    [
      `import { linkOptions } from "@tanstack/react-router";`,
      `import { Handshake } from "lucide-react";`,
    ],
    [
      "  const links = {",
      `deals: {
        label: "Deals",
        Icon: Handshake,
        link: linkOptions({ to: "/dashboard/deals", ...exact }),
      },`,
    ],
  ],
  "client/screens/palette/use-search-results.ts": [
    [
      `import { useNow } from "../../lib/dates/use-now.ts";`,
      `import { dealItem } from "./items/deal-item.tsx";`,
    ],
    [
      "  const records = [",
      `{ value: "Deals", items: found?.deals.map((one) => dealItem(go, one)) ?? [] },`,
    ],
  ],
};
