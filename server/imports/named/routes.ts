import { importEndpoints } from "../../../shared/transfer/imports.ts";
import { type Api, route } from "../../api.ts";
import { findNamed } from "./queries.ts";

/** Apart from the import's other routes, which begin work of their own: a reading thread has this one, too. */
export function namedRoutes(api: Api) {
  route(api, importEndpoints.named, async ({ owner, body }) => ({
    data: await findNamed(api.db, owner, body),
  }));
}
