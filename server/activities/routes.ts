import { todayIn } from "../../shared/dates/dates.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import type { Db } from "../db/engine/database.ts";
import { conflict } from "../errors.ts";
import { createOnce } from "../http/requests/idempotency.ts";
import { countingLetter } from "../letters/limit.ts";
import { serverMessages } from "../messages.ts";
import { listActivities } from "./lists.ts";
import {
  createActivity,
  createActivityOfCompany,
  deleteActivity,
  findActivity,
  updateActivity,
} from "./queries.ts";

const { booking: words } = serverMessages;

/** `hasMail` says whether emails can be sent. */
export function activityRoutes(api: Api, hasMail: boolean) {
  const { db } = api;

  route(api, activityEndpoints.list, async ({ owner, params, query }) => {
    return listActivities(db, owner, params.id, query);
  });

  route(api, activityEndpoints.create, async (call) => {
    const { owner, person, user, params, body, act } = call;
    if (body.subject !== undefined && !hasMail) throw conflict("subject", words.noMail);
    const today = todayIn(user.timeZone, act.now);
    const create = (on: Db) => createActivity(on, owner, params.id, body, { act, today });
    const make = () => createOnce(db, activityEndpoints.create, call, create, findActivity);
    const isMailed = body.subject !== undefined;
    return { data: await (isMailed ? countingLetter(db, person, act.now, make) : make()) };
  });

  route(api, activityEndpoints.createOfCompany, async (call) => {
    const { owner, params, body, act } = call;
    const create = (on: Db) => createActivityOfCompany(on, owner, params.id, body, act);
    return {
      data: await createOnce(db, activityEndpoints.createOfCompany, call, create, findActivity),
    };
  });

  route(api, activityEndpoints.update, async ({ owner, user, params, body, headers, act }) => {
    const today = todayIn(user.timeZone, act.now);
    const change = { act, ifMatch: headers["if-match"], today };
    return { data: await updateActivity(db, owner, params.id, body, change) };
  });

  route(api, activityEndpoints.remove, async ({ owner, params, act }) => {
    await deleteActivity(db, owner, params.id, act);
    return { msg: messages.activities.deleted };
  });
}
