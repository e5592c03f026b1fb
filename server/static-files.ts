import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Api } from "./api.ts";
import { answerUnknownPath } from "./errors.ts";
import { apiPrefix } from "./security-headers.ts";

/** The client as Vite built it. */
export interface BuiltClient {
  directory: string;
  /** index.html, undefined while there is no build. */
  page: string | undefined;
  /** The prerendered landing page, with places that are filled in when it is sent. */
  landing: string | undefined;
}

/** Vite puts the content's hash in the name of everything in here, so it can be kept forever. */
const hashedFiles = "assets";
const forever = "public, max-age=31536000, immutable";
const notBuilt =
  "The client is not built yet. Run `npm start`, or `npm run build` and start again.";

export function readBuiltClient(directory: string): BuiltClient {
  const read = (name: string) => {
    const file = join(directory, name);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  };
  // The dot keeps the landing page from being served by its name, with its places unfilled.
  return { directory, page: read("index.html"), landing: read(".landing.html") };
}

/** Base64 SHA-256 of the scripts that stand in the pages themselves, for the security policy. */
export function hashInlineScripts({ page = "", landing = "" }: BuiltClient): string[] {
  const scripts = `${page}${landing}`.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs);
  const hashes = [...scripts].map(([, code = ""]) =>
    createHash("sha256").update(code).digest("base64"),
  );
  return [...new Set(hashes)];
}

/**
 * Serves the built files. `/` is the landing page. Any other address outside of the API is a route
 * of the client, so it answers with the page, except below assets/, where a missing file is missing.
 */
export function staticFiles({ app, env, clock }: Api, { directory, page, landing }: BuiltClient) {
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return answerUnknownPath(request, reply);
    if (page === undefined) return reply.code(503).type("text/plain; charset=utf-8").send(notBuilt);
    return sendPage(reply, page);
  });
  if (page === undefined) return;
  app.get("/index.html", (_request, reply) => sendPage(reply, page));
  // Filled in here, so that an old build does not show an old year.
  const publicUrl = escapeHtml(env.PUBLIC_URL);
  app.get("/", (_request, reply) => {
    const year = String(clock.now().getUTCFullYear());
    const filled = landing?.replaceAll("%PUBLIC_URL%", publicUrl).replaceAll("%YEAR%", year);
    return sendPage(reply, filled ?? page);
  });
  app.register(fastifyStatic, {
    root: directory,
    index: false,
    dotfiles: "ignore",
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(directory, hashedFiles) + sep);
      reply.header("cache-control", isHashed ? forever : "no-cache");
    },
  });
}

function isPage({ method, url }: FastifyRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return url !== "/api" && !url.startsWith(apiPrefix) && !url.startsWith(`/${hashedFiles}/`);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

function sendPage(reply: FastifyReply, page: string) {
  // no-cache: asked for again each time, so that nobody starts an old build.
  return reply
    .code(200)
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(page);
}
