import type { FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../env.ts";
import { toNetworks } from "../http/requests/network.ts";
import { readSource, type Source } from "../http/requests/source.ts";
import { readDevice, toDeviceCookie } from "./devices.ts";

/** Longer than what any browser calls itself. */
const maxAgent = 400;

/** Who is calling, as far as that shows without a session. */
export interface Visitor {
  /** The narrowest first, see network.ts. */
  networks: string[];
  /** What the client calls itself. */
  agent: string;
  /** What an earlier sign-in has left there. */
  device: string | undefined;
  /** The same in words, for the account's log. */
  from: Source;
}

export function readVisitor(request: FastifyRequest): Visitor {
  const { ip, headers } = request;
  return {
    networks: toNetworks(ip),
    agent: (headers["user-agent"] ?? "").slice(0, maxAgent),
    device: readDevice(headers.cookie),
    from: readSource(request),
  };
}

/** From now on the visitor's browser is known to the account. */
export function keepDevice(reply: FastifyReply, { PUBLIC_URL }: Env, device: string): void {
  reply.header("set-cookie", toDeviceCookie(device, PUBLIC_URL.startsWith("https:")));
}
