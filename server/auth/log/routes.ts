import { accountLogEndpoints } from "../../../shared/account/account-log.ts";
import { type Api, route } from "../../api.ts";
import { listAccountEvents } from "./queries.ts";

export function accountLogRoutes(api: Api) {
  route(api, accountLogEndpoints.list, async ({ owner, query, now }) =>
    listAccountEvents(api.db, owner, query.cursor, now),
  );
}
