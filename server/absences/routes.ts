import { absenceEndpoints } from "../../shared/kinds/absences.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import type { Db } from "../db/engine/database.ts";
import { forbidden } from "../errors.ts";
import type { LiveSession } from "../http/calls.ts";
import { createOnce } from "../http/requests/idempotency.ts";
import { serverMessages } from "../messages.ts";
import { createAbsence, endAbsence, updateAbsence } from "./acts.ts";
import { absences, listAbsences } from "./queries.ts";

export function absenceRoutes(api: Api) {
  const { db } = api;

  route(api, absenceEndpoints.list, async ({ owner, now }) => ({
    data: await listAbsences(db, owner, now),
  }));

  route(api, absenceEndpoints.create, async (call) => {
    const { owner, session, body, act } = call;
    const { move = [], ...input } = body;
    const entered = { ...input, person: input.person ?? session.person };
    refuseOthers(session, entered.person);
    const create = (on: Db) => createAbsence(on, { owner, act }, entered, move);
    return { data: await createOnce(db, absenceEndpoints.create, call, create, absences.find) };
  });

  route(api, absenceEndpoints.update, async ({ owner, session, params, body, headers, act }) => {
    const { move = [], ...changes } = body;
    const { person } = await absences.find(db, owner, params.id);
    refuseOthers(session, person);
    const change = { act, ifMatch: headers["if-match"] };
    return { data: await updateAbsence(db, owner, params.id, { changes, move }, change) };
  });

  route(api, absenceEndpoints.remove, async ({ owner, session, params, act }) => {
    const { person } = await absences.find(db, owner, params.id);
    refuseOthers(session, person);
    await endAbsence(db, { owner, act }, params.id);
    return { msg: messages.absences.deleted };
  });
}

/** Throws the 403: owners decide about anybody, others about themselves. */
function refuseOthers({ person, role }: LiveSession, of: string) {
  if (of !== person && role !== "owner") throw forbidden(serverMessages.desks.ownersOnly);
}
