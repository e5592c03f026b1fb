import type { FastifyReply, FastifyRequest } from "fastify";
import { type Act, beginAct } from "../../db/acts/act.ts";
import type { LiveSession } from "../calls.ts";
import { describeDevice } from "../requests/agents.ts";
import type { Hub } from "./hub.ts";
import { createProgress, type ProgressTimes } from "./progress.ts";

const actions = { POST: "create", PUT: "update", DELETE: "delete" } as const;

interface Writing {
  method: keyof typeof actions;
  session: Pick<LiveSession, "_id" | "agent" | "key" | "owner" | "person">;
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
}

interface Parts {
  hub: Hub;
  progressTimes: ProgressTimes;
  renewTime: (reply: FastifyReply) => void;
}

/** The act of a request that writes. Its progress is announced to whoever knows its Idempotency-Key. */
export function beginWrite(
  { hub, progressTimes, renewTime }: Parts,
  { method, session, request, reply, now }: Writing,
): Act {
  const { _id, owner, person } = session;
  const act = beginAct(actions[method], now, {
    _id,
    device: describeDevice(session),
    user: person,
  });
  const key = request.headers["idempotency-key"];
  const announce =
    typeof key === "string" ? createProgress(hub, progressTimes, owner, key) : undefined;
  act.tell = (done, total) => {
    renewTime(reply);
    act.told = { done, total };
    if (total !== undefined) announce?.(done, total);
  };
  return act;
}
