import { absenceEndpoints } from "../../shared/kinds/absences.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import { actOnce } from "../bulk/once.ts";
import { runAct } from "../db/acts/long-acts.ts";
import { engineOf } from "../db/engine/database.ts";
import { forbidden } from "../errors.ts";
import type { LiveSession } from "../http/calls.ts";
import { createOnce } from "../http/requests/idempotency.ts";
import { serverMessages } from "../messages.ts";
import { beginAbsence, createAbsence, endAbsence, updateAbsence } from "./acts.ts";
import { absences, listAbsences } from "./queries.ts";

export function absenceRoutes(api: Api) {
  const { db } = api;
  // What is due in a year may be much, which PostgreSQL writes elsewhere, SQLite in this thread.
  const isLong = engineOf(db) === "sqlite";

  route(api, absenceEndpoints.list, async ({ owner, now }) => ({
    data: await listAbsences(db, owner, now),
  }));

  route(api, absenceEndpoints.create, async (call) => {
    const { owner, session, body, act } = call;
    const { move = [], ...input } = body;
    const entered = { ...input, person: input.person ?? session.person };
    refuseOthers(session, entered.person);
    const acting = { owner, act };
    if (move.length === 0) {
      const data = await createOnce(
        db,
        absenceEndpoints.create,
        call,
        (on) => createAbsence(on, acting, entered),
        absences.find,
      );
      return { data };
    }
    await actOnce(db, absenceEndpoints.create, call, isLong, (on, begin) =>
      beginAbsence(on, acting, entered, { kinds: move, isLong, begin }),
    );
    return { data: await absences.find(db, owner, act.change?.record ?? "") };
  });

  route(api, absenceEndpoints.update, async ({ owner, session, params, body, headers, act }) => {
    const { move = [], ...changes } = body;
    const { person } = await absences.find(db, owner, params.id);
    refuseOthers(session, person);
    const change = { act, ifMatch: headers["if-match"] };
    const data = await runAct(db, owner, isLong && move.length > 0, (on) =>
      updateAbsence(on, owner, params.id, { changes, move, isLong }, change),
    );
    return { data };
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
