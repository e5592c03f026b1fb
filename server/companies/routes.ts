import { companyEndpoints } from "../../shared/companies.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import {
  createCompany,
  deleteCompany,
  findCompany,
  listCompanies,
  updateCompany,
} from "./queries.ts";

export function companyRoutes(api: Api) {
  const { db } = api;

  route(api, companyEndpoints.list, async ({ owner, query }) => listCompanies(db, owner, query));

  route(api, companyEndpoints.create, async ({ owner, body, now }) => {
    return { data: await createCompany(db, owner, body, now) };
  });

  route(api, companyEndpoints.get, async ({ owner, params }) => {
    return { data: await findCompany(db, owner, params.id) };
  });

  route(api, companyEndpoints.update, async ({ owner, params, body, now }) => {
    return { data: await updateCompany(db, owner, params.id, body, now) };
  });

  route(api, companyEndpoints.remove, async ({ owner, params }) => {
    await deleteCompany(db, owner, params.id);
    return { msg: messages.companies.deleted };
  });
}
