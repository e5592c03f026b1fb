import type { FastifyReply, FastifyRequest } from "fastify";
import type { Person, Tx } from "../db/engine/database.ts";
import type { Env } from "../env.ts";
import { isProgram } from "../http/requests/agents.ts";
import { toNetworks } from "../http/requests/network.ts";
import { readSource, type Source } from "../http/requests/source.ts";
import { isDeviceOf, readDevice, toDeviceCookie } from "./devices.ts";
import { hasComeFrom } from "./log/queries.ts";
import { readTrust, toTrustCookie } from "./two-step/trust.ts";

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
  /** What spares it the code, see two-step/trust.ts. */
  trust: string | undefined;
  /** The same in words, for the account's log. */
  from: Source;
}

export function readVisitor(request: FastifyRequest): Visitor {
  const { ip, headers } = request;
  return {
    networks: toNetworks(ip),
    agent: (headers["user-agent"] ?? "").slice(0, maxAgent),
    device: readDevice(headers.cookie),
    trust: readTrust(headers.cookie),
    from: readSource(request),
  };
}

/** Whether somebody has signed in from there before. A program keeps no cookie, and is known by where it is. */
export async function isKnown(
  tx: Tx,
  person: Person,
  passwordHash: string | undefined,
  { device, agent, from }: Visitor,
): Promise<boolean> {
  if (device && passwordHash) return isDeviceOf(passwordHash, device);
  // Without a password there is nothing to sign a cookie with.
  return (passwordHash === undefined || isProgram(agent)) && hasComeFrom(tx, person, from);
}

/** What the visitor's browser is to keep: that it is known to the account, and is spared the code. */
export function keepDevice(
  reply: FastifyReply,
  { PUBLIC_URL }: Env,
  { device, trust }: { device?: string | undefined; trust?: string | undefined },
): void {
  const isSecure = PUBLIC_URL.startsWith("https:");
  if (device) reply.header("set-cookie", toDeviceCookie(device, isSecure));
  if (trust) reply.header("set-cookie", toTrustCookie(trust, isSecure));
}
