import type { User } from "../../shared/auth.ts";
import { customerEndpoints } from "../../shared/customers.ts";
import { todayIn } from "../../shared/dates.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import type { Db } from "../db/engine/database.ts";
import { createOnce } from "../db/records/idempotency.ts";
import { invalidField } from "../errors.ts";
import { listCustomers } from "./lists.ts";
import { createCustomer, deleteCustomer, findCustomer, updateCustomer } from "./queries.ts";

export function customerRoutes(api: Api) {
  const { db } = api;

  route(api, customerEndpoints.list, async ({ owner, query }) => listCustomers(db, owner, query));

  route(api, customerEndpoints.listOfCompany, async ({ owner, params, query }) => {
    return listCustomers(db, owner, { ...query, company: params.id });
  });

  route(api, customerEndpoints.create, async ({ owner, user, params, body, headers, now }) => {
    refuseLateContact(body.lastContact, user, now);
    const today = todayIn(user.timeZone ?? "UTC", now);
    const attempt = {
      key: headers["idempotency-key"],
      request: [customerEndpoints.create.url, params, body],
      now,
    };
    const create = (on: Db) => createCustomer(on, owner, params.id, body, { now, today });
    return { data: await createOnce(db, owner, attempt, create, findCustomer) };
  });

  route(api, customerEndpoints.get, async ({ owner, params }) => {
    return { data: await findCustomer(db, owner, params.id) };
  });

  route(api, customerEndpoints.update, async ({ owner, user, params, body, headers, now }) => {
    refuseLateContact(body.lastContact, user, now);
    const change = { now, ifMatch: headers["if-match"] };
    return { data: await updateCustomer(db, owner, params.id, body, change) };
  });

  route(api, customerEndpoints.remove, async ({ owner, params }) => {
    await deleteCustomer(db, owner, params.id);
    return { msg: messages.customers.deleted };
  });
}

function refuseLateContact(lastContact: string | undefined, { timeZone }: User, now: Date) {
  if (lastContact !== undefined && lastContact > todayIn(timeZone, now)) {
    throw invalidField("lastContact", messages.customers.lastContactLate);
  }
}
