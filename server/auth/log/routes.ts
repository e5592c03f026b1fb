import { accountLogEndpoints } from "../../../shared/account/account-log.ts";
import { type Api, route } from "../../api.ts";
import { listAccountEvents } from "./queries.ts";

export function accountLogRoutes(api: Api) {
  route(api, accountLogEndpoints.list, async ({ person, query, now }) =>
    listAccountEvents(api.db, person, query.cursor, now),
  );
}
