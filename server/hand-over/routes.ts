import { type Handed, handOverEndpoints } from "../../shared/lists/hand-over.ts";
import { type Api, route } from "../api.ts";
import { actOnce } from "../bulk/once.ts";
import { listChosen } from "../bulk/routes.ts";
import { findCompany } from "../companies/queries.ts";
import { readLive } from "../db/acts/live-rows.ts";
import { type Db, engineOf, type Owner, personOf } from "../db/engine/database.ts";
import { mostAtOnce } from "../db/records/belongings.ts";
import { mayWorkOn, readNames } from "../desks/members.ts";
import { invalidField, notFound } from "../errors.ts";
import { momentFor } from "../filters/standing-in.ts";
import type { LiveSession } from "../http/calls.ts";
import { serverMessages } from "../messages.ts";
import type { Scope } from "./queries.ts";
import { handOver } from "./run.ts";
import { previewHandOver } from "./totals.ts";

const { desks: words } = serverMessages;

export function handOverRoutes(api: Api) {
  const { db } = api;

  route(api, handOverEndpoints.preview, async ({ owner, session, body, now }) => {
    const { scope } = await toScope(db, owner, body.chosen, { session, now });
    const to = body.to === undefined ? undefined : personOf({ _id: body.to });
    return { data: await previewHandOver(db, owner, { scope, to, now }) };
  });

  route(api, handOverEndpoints.run, async (call) => {
    const { owner, session, act, now, body } = call;
    const { kinds, note } = body;
    act.action = "bulk";
    const to = personOf({ _id: body.to });
    if (!(await mayWorkOn(db, owner, to))) throw invalidField("to", words.choose);
    const { scope, skipped } = await toScope(db, owner, body.chosen, { session, now });
    const asked = { scope, kinds, to, note: note || undefined, skipped };
    const isFew = "customers" in scope && scope.customers.length <= mostAtOnce;
    const isLong = engineOf(db) === "sqlite" && !isFew;
    const data = await actOnce(db, handOverEndpoints.run, call, isLong, (on, begin) =>
      handOver(on, { owner, act }, asked, { isLong, begin }),
    );
    return { data };
  });
}

/** What is meant, without customers that were changed since they were seen, or are gone. */
async function toScope(
  db: Db,
  owner: Owner,
  chosen: Handed,
  { session, now }: { session: LiveSession; now: Date },
): Promise<{ scope: Scope; skipped: string[] }> {
  if ("company" in chosen) {
    await findCompany(db, owner, chosen.company);
    return { scope: chosen, skipped: [] };
  }
  if ("person" in chosen) {
    const person = personOf({ _id: chosen.person });
    if (!(await readNames(db, owner))?.has(person)) throw notFound(words.notOn);
    return { scope: { ...chosen, person }, skipped: [] };
  }
  const asked = "all" in chosen ? chosen.all : {};
  const moment = await momentFor(db, owner, session, asked, now);
  const some = await listChosen(db, owner, chosen, moment);
  if ("all" in chosen) return { scope: { customers: some.map(([id]) => id) }, skipped: [] };
  const rows = await readLive(
    db,
    owner,
    "customers",
    some.map(([id]) => id),
  );
  const versions = new Map(rows.map(({ _id, updatedAt }) => [String(_id), updatedAt]));
  const isAsSeen = ([id, seen]: (typeof some)[number]) =>
    versions.has(id) && (seen === undefined || versions.get(id) === seen);
  return {
    scope: { customers: some.filter(isAsSeen).map(([id]) => id) },
    skipped: some.filter((one) => !isAsSeen(one)).map(([id]) => id),
  };
}
