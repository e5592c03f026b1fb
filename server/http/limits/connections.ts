import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import type { Env } from "../../env.ts";
import { toNetworks } from "../requests/network.ts";

/** From now on the connection of this answer may be closed to make room, as if nothing went on there. */
export type CountAsIdle = (response: ServerResponse) => void;

export interface ConnectionLimits {
  /** Open at a time. An idle one holds some 10 KB, a browser opens up to six. */
  all: number;
  /**
   * Of these from one IPv4 address or IPv6 /64: an office of eighty people behind one address, or
   * a quarter of the whole. A proxy in front, which speaks for everybody, has no share.
   */
  share: number;
  /** Milliseconds that a new one may stay silent. */
  silence: number;
}

export const connectionLimits: ConnectionLimits = { all: 2000, share: 500, silence: 10_000 };

interface Connection {
  /** Undefined for a proxy. */
  network: string | undefined;
  /** Requests under way. */
  busy: number;
}

/**
 * Keeps one client from shutting out the others by opening connections. When there is no room for a
 * new one, the longest idle one is closed, of the same network if that has used up its share. If
 * none is idle, the new one is closed.
 */
export function limitConnections(
  server: Server,
  trusted: Env["TRUST_PROXY"],
  { all, share, silence }: ConnectionLimits,
): CountAsIdle {
  const isProxy = createProxyCheck(trusted);
  /** Among the idle ones, who has been so for longest comes first. */
  const open = new Map<Socket, Connection>();
  const counts = new Map<string, number>();
  // Those that are closed here still count for Node, until the turn of the event loop is over.
  server.maxConnections = 2 * all;

  const remove = (socket: Socket) => {
    const network = open.get(socket)?.network;
    if (!open.delete(socket) || network === undefined) return;
    const left = (counts.get(network) ?? 0) - 1;
    if (left > 0) counts.set(network, left);
    else counts.delete(network);
  };
  const closeIdle = (of?: string): boolean => {
    for (const [socket, { network, busy }] of open) {
      if (busy > 0 || (of !== undefined && network !== of)) continue;
      remove(socket);
      socket.destroy();
      return true;
    }
    return false;
  };
  /** Requests under way, until their answer has ended or may be cut off. */
  const unsettled = new WeakMap<ServerResponse, { socket: Socket; connection: Connection }>();
  const settle = (response: ServerResponse) => {
    const { socket, connection } = unsettled.get(response) ?? {};
    if (!socket || !connection || !unsettled.delete(response)) return;
    connection.busy -= 1;
    // Idle from now on: behind those that have been so for longer.
    if (open.delete(socket)) open.set(socket, connection);
  };
  const hasRoom = (network: string | undefined): boolean => {
    const isShareUsedUp = network !== undefined && (counts.get(network) ?? 0) >= share;
    if (isShareUsedUp) return closeIdle(network);
    return open.size < all || closeIdle();
  };

  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const network = isProxy(address) ? undefined : toNetworks(address)[0];
    if (!hasRoom(network)) return void socket.destroy();
    open.set(socket, { network, busy: 0 });
    if (network !== undefined) counts.set(network, (counts.get(network) ?? 0) + 1);
    const waiting = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, silence).unref();
    socket.once("close", () => {
      clearTimeout(waiting);
      remove(socket);
    });
  });

  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(socket);
    if (!connection) return;
    connection.busy += 1;
    response.once("close", () => settle(response));
    unsettled.set(response, { socket, connection });
  });
  return settle;
}

/** A number of proxies says that whoever connects is one. */
function createProxyCheck(trusted: Env["TRUST_PROXY"]): (address: string) => boolean {
  if (typeof trusted !== "object") return () => trusted !== false;
  const proxies = new BlockList();
  for (const network of trusted) {
    const [address = "", bits] = network.split("/");
    const family = toFamily(address);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  // A list of IPv4 networks knows their addresses as IPv6 writes them, too.
  return (address) => proxies.check(address, toFamily(address));
}

function toFamily(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
