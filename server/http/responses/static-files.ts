import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Tongue } from "../../../shared/words/languages.ts";
import { tongues } from "../../../shared/words/offered.ts";
import type { Clock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { answerUnknownPath } from "./failures.ts";
import { makePage, type Page, sendPage } from "./pages.ts";
import { contentPolicy, type InlineParts, isData } from "./security-headers.ts";
import { namedInAddress, tongueOfPage } from "./tongue-of.ts";

/** The client as it was built. */
export interface BuiltClient {
  directory: string;
  /** index.html in each language; empty while there is no build. */
  pages: Pages;
  /** Prerendered pages by their address; those that hold places are filled in when they are sent. */
  prerendered: Map<string, Pages>;
}

/** English is always there. */
type Pages = Map<Tongue, string>;

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
  const read = (name: string): Pages => {
    const pages = tongues.map((tongue) => {
      const file = join(directory, tongue === "en" ? name : nameIn(tongue, name));
      return [tongue, existsSync(file) ? readFileSync(file, "utf8") : ""] as const;
    });
    return new Map(pages.filter(([, html]) => html !== ""));
  };
  const prerendered = Object.entries(prerenderedFiles)
    .map(([url, name]) => [url, read(name)] as const)
    .filter(([, pages]) => pages.has("en"));
  return { directory, pages: read("index.html"), prerendered: new Map(prerendered) };
}

/** `.landing.html` is `.landing.de.html` in German, and index.html `.index.de.html`. */
function nameIn(tongue: Tongue, name: string): string {
  return `.${name.replace(/^\./, "").replace(/html$/, `${tongue}.html`)}`;
}

/** What stands in the pages of a language, as the security policy names it. */
export function hashInlineParts(client: BuiltClient, tongue: Tongue = "en"): InlineParts {
  const pages = [client.pages, ...client.prerendered.values()]
    .map((each) => each.get(tongue) ?? "")
    .join("");
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
  built: BuiltClient,
  readMode: () => Promise<string>,
) {
  const { directory, pages, prerendered } = built;
  const client = pages.has("en") ? fillAll(pages, env.PUBLIC_URL) : undefined;
  const policies = new Map(
    tongues.map((tongue) => [tongue, contentPolicy(hashInlineParts(built, tongue))]),
  );
  /** The page for now: it says who may make an account, and which year it is. */
  const send = async (request: FastifyRequest, reply: FastifyReply, filled: AllFilled) => {
    const tongue = tongueOfPage(request);
    const inTongue = filled.get(tongue) ?? filled.get("en");
    if (!inTongue) throw new Error("No page in English");
    // Each document has scripts of its own.
    if (filled.has(tongue)) reply.header("content-security-policy", policies.get(tongue));
    // From the list of languages on a page without scripts.
    const named = namedInAddress(request.url);
    if (named) reply.header("set-cookie", languageCookie(named, env.PUBLIC_URL));
    // Without a database the page still says that nothing can be reached.
    const mode = await readMode().catch(() => "invited");
    return sendPage(request, reply, inTongue(clock.now().getUTCFullYear(), mode));
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
  for (const [url, each] of prerendered) {
    const filled = fillAll(each, env.PUBLIC_URL);
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
type AllFilled = Map<Tongue, Filled>;

function fillAll(pages: Pages, publicUrl: string): AllFilled {
  return new Map([...pages].map(([tongue, html]) => [tongue, fill(html, publicUrl)]));
}

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

/** Kept for a year, like the one that Settings makes, see client/lib/language. */
function languageCookie(tongue: Tongue, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `language=${tongue}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
