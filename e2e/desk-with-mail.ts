import { makeFolder } from "../tools/places.ts";
import { builtServer, startServer } from "../tools/server.ts";
import { test as base } from "./fixtures.ts";
import { startMailServer } from "./mail-server.ts";

/** A server of its own that can send mails; of the worker, so that it outlives every page. */
export const test = base.extend<object, { desk: { url: string; mails: string[] } }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      await using folder = makeFolder();
      const mail = await startMailServer();
      const server = await startServer({
        dataDir: folder.dataDir,
        program: builtServer,
        env: { SMTP_URL: mail.url },
      });
      await use({ url: server.baseUrl, mails: mail.mails });
      await server.stop();
      mail.stop();
    },
    { scope: "worker" },
  ],
});
