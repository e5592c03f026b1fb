import { isIPv6, SocketAddress } from "node:net";

/**
 * Where a caller is, for counting, the narrowest first: an IPv4 address, or the networks that an IPv6
 * address may be given with. Whoever has one address of a /64 has all 2^64, and many providers give
 * each home a /56, each company a /48.
 */
export function toNetworks(caller: string): string[] {
  const address = withoutPort(caller);
  if (!isIPv6(address)) return [address];
  const [unscoped] = address.split("%");
  const { address: shortest } = new SocketAddress({ family: "ipv6", address: unscoped });
  const mapped = /^::ffff:([\d.]+)$/.exec(shortest)?.[1];
  if (mapped) return [mapped];
  const [one, two, three, four = "0"] = toGroups(shortest);
  const site = `${one}:${two}:${three}`;
  const home = (Number.parseInt(four, 16) & 0xff00).toString(16);
  return [`${site}:${four}::/64`, `${site}:${home}::/56`, `${site}::/48`];
}

/** Some proxies name the port as well, which is another one for each connection. */
export function withoutPort(caller: string): string {
  const [, ipv6, ipv4] = /^(?:\[(.+)\]|([\d.]+)):\d+$/.exec(caller) ?? [];
  return ipv6 ?? ipv4 ?? caller;
}

/** The eight groups of 16 bits, without leading zeros. */
function toGroups(shortest: string): string[] {
  const [head = [], tail] = shortest.split("::").map((part) => part.split(":").filter(Boolean));
  if (!tail) return head;
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
}
