import type { FastifyRequest } from "fastify";
import { describeAgent } from "./agents.ts";
import { withoutPort } from "./network.ts";

/** Where something came from, in words that its user knows. */
export interface Source {
  /** Such as `Firefox on Windows`. */
  device: string;
  /** Of the network. */
  address: string;
}

export function readSource({ ip, headers }: FastifyRequest): Source {
  return { device: describeAgent(headers["user-agent"] ?? ""), address: withoutPort(ip) };
}
