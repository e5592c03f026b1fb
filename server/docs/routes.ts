import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { Env } from "../env.ts";
import { createOpenApi } from "./openapi.ts";
import { renderPage } from "./page.ts";

/** The API document for programs, and the same for people. */
export function docsRoutes(
  app: FastifyInstance,
  { SUPPORT_EMAIL, PUBLIC_URL }: Pick<Env, "SUPPORT_EMAIL" | "PUBLIC_URL">,
) {
  // Made at the first request: a start need not pay for what few ever read.
  let document: ReturnType<typeof createOpenApi> | undefined;
  const read = () => {
    document ??= createOpenApi(SUPPORT_EMAIL);
    return document;
  };
  app.get("/api/openapi.json", async () => read());
  app.get("/api/docs", async (_request, reply) => {
    reply.type("text/html; charset=utf-8");
    return renderPage(read(), PUBLIC_URL);
  });
  app.get("/api/docs.css", async (_request, reply) => {
    reply.type("text/css; charset=utf-8");
    return readFileSync(new URL("./page.css", import.meta.url), "utf8");
  });
}
