import type { FastifyRequest } from "fastify";

/** Sessions that are remembered, the one used first forgotten first. */
const maxKnown = 10_000;

/** Tells whose a request is as far as can be told before its session is looked up. */
export interface Callers {
  /** The user of a session that has asked before; else the network address. */
  keyOf: (request: FastifyRequest) => string;
  /** Hears whose a session has turned out to be. */
  learn: (request: FastifyRequest, owner: string) => void;
}

export function createCallers(): Callers {
  /** Users by Authorization header. One that is made up is never in it. */
  const known = new Map<string, string>();
  return {
    keyOf: (request) => {
      const { authorization } = request.headers;
      const owner = authorization === undefined ? undefined : known.get(authorization);
      return owner ?? request.ip;
    },
    learn: ({ headers: { authorization } }, owner) => {
      if (authorization === undefined || known.get(authorization) === owner) return;
      known.set(authorization, owner);
      for (const first of known.keys()) {
        if (known.size <= maxKnown) break;
        known.delete(first);
      }
    },
  };
}
