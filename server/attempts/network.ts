import { isIPv6, SocketAddress } from "node:net";

/**
 * Where a caller is, for counting: an IPv4 address, or the /64 of an IPv6 address, because whoever
 * has one of its addresses has all 2^64.
 */
export function toNetwork(caller: string): string {
  const address = withoutPort(caller);
  if (!isIPv6(address)) return address;
  const [unscoped] = address.split("%");
  const { address: shortest } = new SocketAddress({ family: "ipv6", address: unscoped });
  const mapped = /^::ffff:([\d.]+)$/.exec(shortest)?.[1];
  return mapped ?? `${toGroups(shortest).slice(0, 4).join(":")}::/64`;
}

/** Some proxies name the port as well, which is another one for each connection. */
function withoutPort(caller: string): string {
  const [, ipv6, ipv4] = /^(?:\[(.+)\]|([\d.]+)):\d+$/.exec(caller) ?? [];
  return ipv6 ?? ipv4 ?? caller;
}

/** The eight groups of 16 bits, without leading zeros. */
function toGroups(shortest: string): string[] {
  const [head = [], tail] = shortest.split("::").map((part) => part.split(":").filter(Boolean));
  if (!tail) return head;
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
}
