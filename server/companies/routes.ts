import { companyEndpoints } from "../../shared/companies.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import type { Db } from "../db/engine/database.ts";
import { createOnce } from "../db/records/idempotency.ts";
import { listCompanies } from "./lists.ts";
import { createCompany, deleteCompany, findCompany, updateCompany } from "./queries.ts";

export function companyRoutes(api: Api) {
  const { db } = api;

  route(api, companyEndpoints.list, async ({ owner, query }) => listCompanies(db, owner, query));

  route(api, companyEndpoints.create, async ({ owner, body, headers, now }) => {
    const attempt = {
      key: headers["idempotency-key"],
      request: [companyEndpoints.create.url, body],
      now,
    };
    const create = (on: Db) => createCompany(on, owner, body, now);
    return { data: await createOnce(db, owner, attempt, create, findCompany) };
  });

  route(api, companyEndpoints.get, async ({ owner, params }) => {
    return { data: await findCompany(db, owner, params.id) };
  });

  route(api, companyEndpoints.update, async ({ owner, params, body, headers, now }) => {
    const change = { now, ifMatch: headers["if-match"] };
    return { data: await updateCompany(db, owner, params.id, body, change) };
  });

  route(api, companyEndpoints.remove, async ({ owner, params }) => {
    await deleteCompany(db, owner, params.id);
    return { msg: messages.companies.deleted };
  });
}
