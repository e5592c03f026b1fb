import { expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { systemClock } from "../../clock.ts";
import { readEnv } from "../../env.ts";
import { closeAfterTest, openTestDatabase } from "../../test/harness.ts";

/** What the server takes for the client's address when the connection comes from 10.0.0.7. */
async function readAddress(TRUST_PROXY: string, forwarded: string) {
  const env = readEnv({ TRUST_PROXY, LOG_LEVEL: "silent" });
  const app = buildApp({ env, db: await openTestDatabase(), clock: systemClock });
  closeAfterTest(() => app.close());
  app.get("/who", async ({ ip }) => ip);
  const headers = { "x-forwarded-for": forwarded };
  return (await app.inject({ url: "/who", headers, remoteAddress: "10.0.0.7" })).body;
}

test.each([
  ["without a proxy the client's own word counts for nothing", "", "1.2.3.4", "10.0.0.7"],
  ["with TRUST_PROXY switched off it counts for nothing either", "false", "1.2.3.4", "10.0.0.7"],
  ["one proxy tells who it was that came to it", "1", "1.2.3.4", "1.2.3.4"],
  ["what the client made up before the proxy is left out", "1", "6.6.6.6, 1.2.3.4", "1.2.3.4"],
  [
    "behind two proxies the address that the first one met counts",
    "2",
    "6.6.6.6, 1.2.3.4, 10.0.0.8",
    "1.2.3.4",
  ],
  ["proxies can be named by their network", "10.0.0.0/8", "6.6.6.6, 1.2.3.4, 10.9.9.9", "1.2.3.4"],
  ["proxies can be named by their addresses", "10.0.0.7, 10.0.0.8", "6.6.6.6, 10.0.0.8", "6.6.6.6"],
  [
    "a connection from elsewhere than the proxy speaks for itself only",
    "192.168.0.1",
    "1.2.3.4",
    "10.0.0.7",
  ],
])("%s", async (_, setting, forwarded, address) => {
  expect(await readAddress(setting, forwarded)).toBe(address);
});
