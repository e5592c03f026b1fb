import { viewEndpoints } from "../../shared/kinds/views.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import type { Db } from "../db/engine/database.ts";
import { createOnce } from "../http/requests/idempotency.ts";
import { createView, deleteView, findView, listViews, updateView } from "./queries.ts";

export function viewRoutes(api: Api) {
  const { db } = api;

  route(api, viewEndpoints.list, async ({ owner }) => ({ data: await listViews(db, owner) }));

  route(api, viewEndpoints.create, async (call) => {
    const { owner, body, act } = call;
    const create = (on: Db) => createView(on, owner, body, act);
    return { data: await createOnce(db, viewEndpoints.create, call, create, findView) };
  });

  route(api, viewEndpoints.update, async ({ owner, params, body, headers, act }) => {
    const change = { act, ifMatch: headers["if-match"] };
    return { data: await updateView(db, owner, params.id, body, change) };
  });

  route(api, viewEndpoints.remove, async ({ owner, params, act }) => {
    await deleteView(db, owner, params.id, act);
    return { msg: messages.views.deleted };
  });
}
