import { buildClientIfChanged } from "./build-client.ts";

process.env.NODE_ENV ??= "production";
if (await buildClientIfChanged()) console.log("Client Desk: the client is built.");
// The server runs in this very process, so that signals reach it and its exit code counts.
await import("../server/main.ts");
