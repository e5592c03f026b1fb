import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { tooSlowToArrive } from "../../errors.ts";
import { toNetworks } from "../requests/network.ts";

export interface ArrivingLimits {
  /** Requests whose bodies are on their way at a time: half of all connections. */
  all: number;
  /** Of these from one client's IPv4 address or IPv6 /64. */
  share: number;
}

export const arrivingLimits: ArrivingLimits = { all: 1000, share: 100 };

interface Arriving {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Keeps one client from using up all connections with bodies that never come to their end. When too
 * many are on their way, the one that has been so for longest is refused, of the client that has the
 * most. Unlike connections, these have the address that a proxy tells: behind a proxy, too, everybody
 * has a share. A body that is whole counts for nothing, however long its request waits.
 *
 * Register it before whatever lets requests wait.
 */
export function limitArrivingBodies(app: FastifyInstance, { all, share }: ArrivingLimits) {
  /** By network, the oldest first. */
  const arriving = new Map<string, Set<Arriving>>();
  let count = 0;

  app.addHook("onRequest", (request, reply, done) => {
    if (!hasBody(request)) return done();
    const [network = ""] = toNetworks(request.ip);
    const own = arriving.get(network) ?? new Set();
    const one = { request, reply };
    arriving.set(network, own.add(one));
    count += 1;
    request.raw.once("close", () => forget(network, one));
    if (own.size > share) makeRoom(network, share);
    if (count > all) makeRoom(findLargest(), 0);
    done();
  });

  function forget(network: string, one: Arriving) {
    const own = arriving.get(network);
    if (!own?.delete(one)) return;
    count -= 1;
    if (own.size === 0) arriving.delete(network);
  }

  /** Forgets what has arrived by now; refuses the oldest if more than `most` have not. */
  function makeRoom(network: string, most: number) {
    const own = [...(arriving.get(network) ?? [])];
    for (const one of own) if (one.request.raw.complete) forget(network, one);
    const [oldest] = arriving.get(network) ?? [];
    if (!oldest || (arriving.get(network)?.size ?? 0) <= most) return;
    forget(network, oldest);
    refuse(oldest);
  }

  function findLargest(): string {
    let largest = { network: "", size: 0 };
    for (const [network, { size }] of arriving) {
      if (size > largest.size) largest = { network, size };
    }
    return largest.network;
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  const { "content-length": length = "0", "transfer-encoding": coding } = headers;
  return length !== "0" || coding !== undefined;
}

function refuse({ reply }: Arriving) {
  // What is left of the body may never come: the connection ends with the answer.
  if (!reply.sent) reply.header("connection", "close").send(tooSlowToArrive());
}
