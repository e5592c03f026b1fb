import { duplicateEndpoints } from "../../shared/matching/duplicates.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import { invalidField, notFound } from "../errors.ts";
import { serverMessages } from "../messages.ts";
import { countDuplicates, listDuplicates } from "./groups.ts";
import { listLike, matchRows } from "./match.ts";
import { addDismissal, readKeys, removeDismissal } from "./queries.ts";
import { ruleOf } from "./rules.ts";

export function duplicateRoutes(api: Api) {
  const { db } = api;

  route(api, duplicateEndpoints.list, ({ owner, query }) => listDuplicates(db, owner, query));

  route(api, duplicateEndpoints.count, async ({ owner }) => {
    return { data: await countDuplicates(db, owner) };
  });

  route(api, duplicateEndpoints.like, async ({ owner, query }) => {
    return { data: await listLike(db, owner, query) };
  });

  route(api, duplicateEndpoints.match, async ({ owner, body }) => {
    return { data: await matchRows(db, owner, body) };
  });

  route(api, duplicateEndpoints.dismiss, async ({ owner, body, act }) => {
    const { kind, group } = body;
    const records = [...new Set(body.records)];
    const known = await readKeys(db, owner, kind, records);
    if (records.length < 2 || known.length < records.length) {
      throw notFound(messages[kind].notFound);
    }
    if (group !== undefined && !ruleOf(kind, group)) {
      throw invalidField("group", serverMessages.duplicates.unknownGroup);
    }
    const shared = group ?? null;
    return { data: await addDismissal(db, owner, { kind, records, shared }, act.now) };
  });

  route(api, duplicateEndpoints.undismiss, async ({ owner, params }) => {
    const isRemoved = await removeDismissal(db, owner, params.id);
    if (!isRemoved) throw notFound(serverMessages.duplicates.notDismissed);
    return { msg: serverMessages.duplicates.undismissed };
  });
}
