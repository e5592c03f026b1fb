import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import type { Db } from "../db/engine/database.ts";
import { createOnce } from "../http/requests/idempotency.ts";
import { listTasks } from "./lists.ts";
import { createTask, deleteTask, findTask, updateTask } from "./queries.ts";

export function taskRoutes(api: Api) {
  const { db } = api;

  route(api, taskEndpoints.list, async ({ owner, person, query }) =>
    listTasks(db, owner, query, person),
  );

  route(api, taskEndpoints.create, async (call) => {
    const { owner, body, act } = call;
    const create = (on: Db) => createTask(on, owner, body, act);
    return { data: await createOnce(db, taskEndpoints.create, call, create, findTask) };
  });

  route(api, taskEndpoints.get, async ({ owner, params }) => {
    return { data: await findTask(db, owner, params.id) };
  });

  route(api, taskEndpoints.update, async ({ owner, params, body, headers, act }) => {
    const change = { act, ifMatch: headers["if-match"] };
    return { data: await updateTask(db, owner, params.id, body, change) };
  });

  route(api, taskEndpoints.remove, async ({ owner, params, act }) => {
    await deleteTask(db, owner, params.id, act);
    return { msg: messages.tasks.deleted };
  });
}
