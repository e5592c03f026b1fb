import { buildClient } from "./build-client.ts";

await buildClient();
console.log("Client Desk: the client is built in dist/.");
