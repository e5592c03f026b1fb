import { type View, viewEndpoints } from "../../../../shared/kinds/views.ts";
import { messages } from "../../said.ts";
import type { Kind } from "../kinds.ts";
import type { RowOf } from "../model.ts";
import { drawText, newestFirst } from "../world.ts";

export const views: Kind<RowOf<"views">, View> = {
  table: "views",
  endpoints: viewEndpoints,
  messages: messages.views,
  required: (draw, me) => ({ name: drawText(draw, me) }),
  initial: (draw) => ({ list: draw.of(["customers", "companies"]) }),
  optional: (_draw, me) => ({ query: `search=${me.mark}&sort=-value` }),
  view: (_me, row) => row,
  sorts: {},
  // All of them at once.
  lists: [],
  plays: {
    "GET /api/views": ({ me }) => ({
      meets: {
        status: 200,
        body: { data: newestFirst([...me.views.values()], ({ createdAt }) => createdAt).reverse() },
      },
    }),
  },
};
