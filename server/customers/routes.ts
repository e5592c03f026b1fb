import type { User } from "../../shared/account/auth.ts";
import { todayIn } from "../../shared/dates/dates.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { messages } from "../../shared/messages.ts";
import { newCustomerEndpoints } from "../../shared/transfer/new-customer.ts";
import { type Api, route } from "../api.ts";
import type { Db } from "../db/engine/database.ts";
import { invalidField } from "../errors.ts";
import { momentFor } from "../filters/standing-in.ts";
import { createOnce } from "../http/requests/idempotency.ts";
import { listCustomers } from "./lists.ts";
import {
  createCustomer,
  createCustomerAnywhere,
  deleteCustomer,
  findCustomer,
  updateCustomer,
} from "./queries.ts";

export function customerRoutes(api: Api) {
  const { db } = api;

  route(api, customerEndpoints.list, async ({ owner, session, query, now }) => {
    return listCustomers(db, owner, query, await momentFor(db, owner, session, query, now));
  });

  route(api, customerEndpoints.listOfCompany, async ({ owner, session, params, query, now }) => {
    const moment = await momentFor(db, owner, session, query, now);
    return listCustomers(db, owner, { ...query, company: params.id }, moment);
  });

  route(api, customerEndpoints.create, async (call) => {
    const { owner, user, params, body, act } = call;
    refuseLateContact(body.lastContact, user, act.now);
    const today = todayIn(user.timeZone ?? "UTC", act.now);
    const create = (on: Db) => createCustomer(on, owner, params.id, body, { act, today });
    return { data: await createOnce(db, customerEndpoints.create, call, create, findCustomer) };
  });

  route(api, newCustomerEndpoints.create, async (call) => {
    const { owner, user, body, act } = call;
    refuseLateContact(body.lastContact, user, act.now);
    const today = todayIn(user.timeZone ?? "UTC", act.now);
    const create = (on: Db) => createCustomerAnywhere(on, owner, body, { act, today });
    return { data: await createOnce(db, newCustomerEndpoints.create, call, create, findCustomer) };
  });

  route(api, customerEndpoints.get, async ({ owner, params }) => {
    return { data: await findCustomer(db, owner, params.id) };
  });

  route(api, customerEndpoints.update, async ({ owner, user, params, body, headers, act }) => {
    refuseLateContact(body.lastContact, user, act.now);
    const change = { act, ifMatch: headers["if-match"] };
    return { data: await updateCustomer(db, owner, params.id, body, change) };
  });

  route(api, customerEndpoints.remove, async ({ owner, params, act }) => {
    await deleteCustomer(db, owner, params.id, act);
    return { msg: messages.customers.deleted };
  });
}

/** Throws a 400 for a day after the user's today. */
export function refuseLateContact(
  lastContact: string | null | undefined,
  { timeZone }: User,
  now: Date,
) {
  if (lastContact && lastContact > todayIn(timeZone, now)) {
    throw invalidField("lastContact", messages.customers.lastContactLate);
  }
}
