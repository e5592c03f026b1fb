import { tagEndpoints } from "../../shared/kinds/tags.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import type { Db } from "../db/engine/database.ts";
import { invalidField } from "../errors.ts";
import { createOnce } from "../http/requests/idempotency.ts";
import { createTag, findOptionalTag, findTag, listTags, renameTag } from "./queries.ts";
import { removeTag } from "./removal.ts";

export function tagRoutes(api: Api) {
  const { db } = api;

  route(api, tagEndpoints.list, async ({ owner }) => ({ data: await listTags(db, owner) }));

  route(api, tagEndpoints.create, async (call) => {
    const { owner, body, act } = call;
    const create = (on: Db) => createTag(on, owner, body, act);
    return { data: await createOnce(db, tagEndpoints.create, call, create, findTag) };
  });

  route(api, tagEndpoints.update, async ({ owner, params, body, headers, act }) => {
    const change = { act, ifMatch: headers["if-match"] };
    return { data: await renameTag(db, owner, params.id, body, change) };
  });

  route(api, tagEndpoints.merge, async ({ owner, params, body, act }) => {
    const { id } = params;
    await findTag(db, owner, id);
    if (body.into === id) throw invalidField("into", messages.tags.itself);
    const into = await findOptionalTag(db, owner, body.into);
    if (!into) throw invalidField("into", messages.tags.unknown);
    act.action = "merge";
    await removeTag(db, { owner, act }, { id, moveTo: into._id });
    return { data: await findTag(db, owner, into._id) };
  });

  route(api, tagEndpoints.remove, async ({ owner, params, act }) => {
    await findTag(db, owner, params.id);
    await removeTag(db, { owner, act }, { id: params.id });
    return { msg: messages.tags.deleted };
  });
}
