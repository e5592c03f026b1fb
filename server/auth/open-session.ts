import type { FastifyRequest } from "fastify";
import type { Api } from "../api.ts";
import { unauthenticated } from "../errors.ts";
import { createKeyOpener } from "./keys/open-key.ts";
import { looksLikeKey } from "./keys/token.ts";
import { openSession } from "./sessions.ts";

/** What an Authorization header opens: a session, or what an access token may. */
export function createOpener(parts: Pick<Api, "db" | "noteAccountEvent">): Api["openSession"] {
  const openKey = createKeyOpener(parts);
  return async (request: FastifyRequest, now: Date) => {
    const token = /^Bearer +([\w-]+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (!token) throw unauthenticated();
    return looksLikeKey(token) ? openKey(token, request, now) : openSession(parts.db, token, now);
  };
}
