import { randomUUIDv7 } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { Endpoint } from "../../shared/endpoint.ts";
import {
  type ChangeAction,
  type ChangedKind,
  changedKinds,
  changeIdHeader,
} from "../../shared/history.ts";
import type { Owner } from "../db/engine/database.ts";
import type { Hub } from "./hub.ts";

const actions: Record<string, ChangeAction> = { POST: "create", PUT: "update", DELETE: "delete" };

/** Tells everybody who listens of a write that has succeeded, and names it in its own answer. */
export function announceWrite(
  hub: Hub,
  owner: Owner,
  { method, url }: Endpoint,
  { params, answer, reply }: { params: unknown; answer: unknown; reply: FastifyReply },
) {
  const kind = kindOf(url);
  const action = actions[method];
  if (!action || !kind) return;
  const _id = randomUUIDv7();
  const record = String(Object(answer).data?._id ?? Object(params).id);
  reply.header(changeIdHeader, _id);
  hub.announce(owner, { _id, action, kind, record });
}

/** `/api/companies/:id/customers` is about customers, and `/api/customers/:id` as well. */
function kindOf(url: string): ChangedKind | undefined {
  const name = /([a-z]+)(?:\/:id)?$/.exec(url)?.[1];
  return changedKinds.find((kind) => kind === name);
}
