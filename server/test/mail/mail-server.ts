import { startMailServer as start } from "../../../tools/mail-server.ts";
import { closeAfterTest } from "../harness.ts";

/** Ends with the test. */
export async function startMailServer() {
  const server = await start();
  closeAfterTest(server.close);
  return server;
}
