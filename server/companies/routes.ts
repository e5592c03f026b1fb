import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import type { Db } from "../db/engine/database.ts";
import { momentFor } from "../filters/standing-in.ts";
import { createOnce } from "../http/requests/idempotency.ts";
import { listCompanies } from "./lists.ts";
import { createCompany, deleteCompany, findCompany, updateCompany } from "./queries.ts";

export function companyRoutes(api: Api) {
  const { db } = api;

  route(api, companyEndpoints.list, async ({ owner, session, query, now }) => {
    const moment = await momentFor(db, owner, session, query, now);
    return listCompanies(db, owner, query, moment);
  });

  route(api, companyEndpoints.create, async (call) => {
    const { owner, body, act } = call;
    const create = (on: Db) => createCompany(on, owner, body, act);
    return { data: await createOnce(db, companyEndpoints.create, call, create, findCompany) };
  });

  route(api, companyEndpoints.get, async ({ owner, params }) => {
    return { data: await findCompany(db, owner, params.id) };
  });

  route(api, companyEndpoints.update, async ({ owner, params, body, headers, act }) => {
    const change = { act, ifMatch: headers["if-match"] };
    return { data: await updateCompany(db, owner, params.id, body, change) };
  });

  route(api, companyEndpoints.remove, async ({ owner, params, query, act }) => {
    await deleteCompany(db, owner, params.id, act, query.moveTo);
    return { msg: messages.companies.deleted };
  });
}
