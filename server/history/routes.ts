import { historyEndpoints } from "../../shared/history/history.ts";
import { type Api, route } from "../api.ts";
import { countTrash, emptyTrash } from "../db/acts/trash.ts";
import { serverMessages } from "../messages.ts";
import { findEntry, listHistory, listTouched, toAsking } from "./lists.ts";
import { findProgress } from "./progress.ts";
import { undoOnce } from "./undo/once.ts";

const day = 86_400_000;

export function historyRoutes(api: Api) {
  const { db, env } = api;
  const kept = env.HISTORY_DAYS * day;
  const since = (now: Date) => new Date(now.getTime() - kept);

  route(api, historyEndpoints.list, ({ owner, session, query, now }) =>
    listHistory(db, owner, query, toAsking(env, session, now)),
  );

  route(api, historyEndpoints.trash, async ({ owner, now }) => {
    const { first, oldest, ...trash } = await countTrash(db, owner, since(now));
    const until = first && new Date(Date.parse(first) + kept).toISOString();
    const limits = { days: env.HISTORY_DAYS, months: env.HISTORY_MONTHS };
    return { data: { ...trash, ...limits, until, since: oldest } };
  });

  route(api, historyEndpoints.emptyTrash, async ({ owner, now }) => {
    await emptyTrash(db, owner, since(now));
    return { msg: serverMessages.history.trashEmptied };
  });

  route(api, historyEndpoints.get, async ({ owner, session, params, query, now }) => {
    const change = await findEntry(db, owner, params.id, toAsking(env, session, now));
    const { records, nextCursor } = await listTouched(db, owner, params.id, query);
    return { data: { ...change, records }, nextCursor };
  });

  route(api, historyEndpoints.progress, async ({ owner, session, params: { id }, now }) => {
    return { data: await findProgress(db, owner, id, toAsking(env, session, now)) };
  });

  route(api, historyEndpoints.undo, async (call) => {
    const { owner, session, body, act, now } = call;
    act.action = "undo";
    const id = await undoOnce(db, call, { resolve: body.resolve, keptSince: since(now) });
    return { data: await findEntry(db, owner, id, toAsking(env, session, now)) };
  });
}
