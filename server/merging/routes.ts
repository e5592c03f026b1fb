import { mergeEndpoints } from "../../shared/matching/merging.ts";
import { type Api, route } from "../api.ts";
import { refuseLateContact } from "../customers/routes.ts";
import { mergeCompanies, mergeCustomers, readCompanyMerge, readCustomerMerge } from "./merge.ts";

export function mergeRoutes(api: Api) {
  const { db } = api;

  route(api, mergeEndpoints.customers, async ({ owner, query }) => {
    return { data: await readCustomerMerge(db, owner, query.ids) };
  });

  route(api, mergeEndpoints.mergeCustomers, async ({ owner, user, params, body, act }) => {
    refuseLateContact(body.values.lastContact, user, act.now);
    return { data: await mergeCustomers(db, { owner, act }, { ...params, ...body }) };
  });

  route(api, mergeEndpoints.companies, async ({ owner, query }) => {
    return { data: await readCompanyMerge(db, owner, query.ids) };
  });

  route(api, mergeEndpoints.mergeCompanies, async ({ owner, params, body, act }) => {
    return { data: await mergeCompanies(db, { owner, act }, { ...params, ...body }) };
  });
}
