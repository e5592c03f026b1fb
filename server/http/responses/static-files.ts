import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { answerUnknownPath } from "./failures.ts";
import { makePage, type Page, sendPage } from "./pages.ts";
import { type InlineParts, isData } from "./security-headers.ts";

/** The client as it was built. */
export interface BuiltClient {
  directory: string;
  /** index.html, undefined while there is no build. */
  page: string | undefined;
  /** Prerendered pages by their address; those that hold places are filled in when they are sent. */
  prerendered: Map<string, string>;
}

/** Vite puts the content's hash in the name of everything in here, so it can be kept forever. */
const hashedFiles = "assets";
const forever = "public, max-age=31536000, immutable";
const notBuilt =
  "The client is not built yet. Run `npm start`, or `npm run build` and start again.";

/** The dot keeps these pages from being served by their name, with their places unfilled. */
const prerenderedFiles = {
  "/": ".landing.html",
  "/login": ".login.html",
  "/register": ".register.html",
};

export function readBuiltClient(directory: string): BuiltClient {
  const read = (name: string) => {
    const file = join(directory, name);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  };
  const prerendered = Object.entries(prerenderedFiles).flatMap(([url, name]) => {
    const html = read(name);
    return html === undefined ? [] : ([[url, html]] as const);
  });
  return { directory, page: read("index.html"), prerendered: new Map(prerendered) };
}

/** What stands in the pages themselves, as the security policy names it. */
export function hashInlineParts({ page = "", prerendered }: BuiltClient): InlineParts {
  const pages = [page, ...prerendered.values()].join("");
  const toHashes = (parts: Iterable<RegExpExecArray>) => [
    ...new Set([...parts].map(([, text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`)),
  ];
  return {
    scripts: toHashes(pages.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)),
    styles: toHashes(pages.matchAll(/<style>(.*?)<\/style>/gs)),
  };
}

/**
 * Serves the built files, compressed by the build where that makes them smaller. Prerendered pages
 * have their own address; any other one outside of the API is a route of the client, so it answers
 * with index.html, except below assets/, where a missing file is missing.
 */
export function staticFiles(
  { app, env, clock }: { app: FastifyInstance; env: Env; clock: Clock },
  { directory, page, prerendered }: BuiltClient,
  readMode: () => Promise<string>,
) {
  const client = page === undefined ? undefined : fill(page, env.PUBLIC_URL);
  /** The page for now: it says who may make an account, and which year it is. */
  const send = async (request: FastifyRequest, reply: FastifyReply, filled: Filled) => {
    // Without a database the page still says that nothing can be reached.
    const mode = await readMode().catch(() => "invited");
    return sendPage(request, reply, filled(clock.now().getUTCFullYear(), mode));
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) return answerUnknownPath(request, reply);
    if (client === undefined)
      return reply.code(503).type("text/plain; charset=utf-8").send(notBuilt);
    return send(request, reply, client);
  });
  if (client === undefined) return;
  app.get("/index.html", (request, reply) => send(request, reply, client));
  if (!prerendered.has("/")) app.get("/", (request, reply) => send(request, reply, client));
  for (const [url, html] of prerendered) {
    const filled = fill(html, env.PUBLIC_URL);
    app.get(url, (request, reply) => send(request, reply, filled));
  }
  app.register(async (files) => {
    // A part of a file is a part of the file itself: a client that puts parts together, or goes on
    // with what it has, must not be given parts of two encodings.
    files.addHook("onRequest", async ({ headers }) => {
      if (headers.range !== undefined) delete headers["accept-encoding"];
    });
    files.register(fastifyStatic, {
      root: directory,
      index: false,
      dotfiles: "ignore",
      cacheControl: false,
      decorateReply: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(directory, hashedFiles) + sep);
        reply.header("cache-control", isHashed ? forever : "no-cache");
      },
    });
  });
}

type Filled = (year: number, mode: string) => Page;

/** Fills in the places of a page, again when what stands there is another. */
function fill(html: string, publicUrl: string): Filled {
  const make = (year: number, mode: string) => ({
    year,
    mode,
    page: makePage(
      html
        .replaceAll("%PUBLIC_URL%", escapeHtml(publicUrl))
        .replaceAll("%YEAR%", String(year))
        .replaceAll("%REGISTRATION%", mode),
    ),
  });
  let filled: ReturnType<typeof make> | undefined;
  return (year, mode) => {
    if (filled?.year !== year || filled.mode !== mode) filled = make(year, mode);
    return filled.page;
  };
}

function isPage({ method, url }: FastifyRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const isElsewhere = ["/.well-known/", `/${hashedFiles}/`].some((start) => url.startsWith(start));
  return url !== "/api" && !isData(url) && !isElsewhere;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
