import { expect, test } from "vitest";
import { toNetwork } from "./network.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["203.0.113.9:52311", "203.0.113.9"],
  ["[2001:db8:a:b::1]:52311", "2001:db8:a:b::/64"],
  ["2001:db8:a:b:1:2:3:4", "2001:db8:a:b::/64"],
  ["2001:0DB8:000a:b::1", "2001:db8:a:b::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:a:b::", "2001:db8:a:b::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
