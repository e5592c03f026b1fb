import type { FastifyRequest } from "fastify";
import { deskHeader } from "../../shared/account/roles.ts";
import type { Api } from "../api.ts";
import { unauthenticated } from "../errors.ts";
import { createKeyOpener } from "./keys/open-key.ts";
import { looksLikeKey } from "./keys/token.ts";
import { openSession } from "./sessions.ts";

/** What an Authorization header opens: a session on the desk that is named, or what an access token may. */
export function createOpener(parts: Pick<Api, "db" | "noteAccountEvent">): Api["openSession"] {
  const openKey = createKeyOpener(parts);
  return async (request: FastifyRequest, now: Date) => {
    const { authorization, [deskHeader]: named } = request.headers;
    const token = /^Bearer +([\w-]+)$/i.exec(authorization ?? "")?.[1];
    if (!token) throw unauthenticated();
    const desk = typeof named === "string" && named !== "" ? named : undefined;
    if (looksLikeKey(token)) return openKey({ token, desk }, request, now);
    return openSession(parts.db, { token, desk }, now);
  };
}
