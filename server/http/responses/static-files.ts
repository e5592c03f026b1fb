import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Tongue } from "../../../shared/words/languages.ts";
import type { Clock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { toWrongMethod } from "../requests/methods.ts";
import { answerUnknownPath } from "./failures.ts";
import { makePage, type Page, sendPage } from "./pages.ts";
import { contentPolicy, type InlineParts, isData } from "./security-headers.ts";
import { namedInAddress, tongueOfPage } from "./tongue-of.ts";

/** The client as it was built. */
export interface BuiltClient {
  directory: string;
  /** Read when the first asks for a language: most servers are asked for one or two. */
  readIn: (tongue: Tongue) => Documents | undefined;
}

/** The documents of a language by their address; with places that are filled in when they are sent. */
interface Documents {
  /** index.html, for every address that has no other. */
  page: string;
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
  const known = new Map<Tongue, Documents>();
  const readIn = (tongue: Tongue) => {
    const documents = known.get(tongue) ?? readDocuments(directory, tongue);
    if (documents) known.set(tongue, documents);
    return documents;
  };
  return { directory, readIn };
}

/** Undefined where the build has no such language, and while there is no build. */
function readDocuments(directory: string, tongue: Tongue): Documents | undefined {
  const read = (name: string) => {
    const file = join(directory, tongue === "en" ? name : nameIn(tongue, name));
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  };
  const page = read("index.html");
  if (page === undefined) return undefined;
  const prerendered = Object.entries(prerenderedFiles).flatMap(([url, name]) => {
    const html = read(name);
    return html === undefined ? [] : [[url, html] as const];
  });
  return { page, prerendered: new Map(prerendered) };
}

/** `.landing.html` is `.landing.de.html` in German, and index.html `.index.de.html`. */
function nameIn(tongue: Tongue, name: string): string {
  return `.${name.replace(/^\./, "").replace(/html$/, `${tongue}.html`)}`;
}

/** What stands in the pages of a language, as the security policy names it. */
export function hashInlineParts(client: BuiltClient, tongue: Tongue = "en"): InlineParts {
  const { page = "", prerendered = new Map<string, string>() } = client.readIn(tongue) ?? {};
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
  built: BuiltClient,
  readMode: () => Promise<string>,
) {
  const { directory, readIn } = built;
  const english = readIn("en");
  const filled = new Map<Tongue, AllFilled>();
  /** Each language has scripts of its own, and so a policy. */
  const fillIn = (tongue: Tongue): AllFilled | undefined => {
    const known = filled.get(tongue);
    const documents = known ? undefined : readIn(tongue);
    if (!documents) return known;
    const all = {
      policy: contentPolicy(hashInlineParts(built, tongue)),
      page: fill(documents.page, env.PUBLIC_URL),
      prerendered: new Map(
        [...documents.prerendered].map(([url, html]) => [url, fill(html, env.PUBLIC_URL)]),
      ),
    };
    filled.set(tongue, all);
    return all;
  };
  /** The page for now, or what was prerendered for `url`: it says who may make an account, and which year it is. */
  const send = async (request: FastifyRequest, reply: FastifyReply, url?: string) => {
    const tongue = tongueOfPage(request);
    const find = (all: AllFilled | undefined) =>
      url === undefined ? all?.page : all?.prerendered.get(url);
    const all = fillIn(tongue);
    const inTongue = find(all);
    const page = inTongue ?? find(fillIn("en"));
    if (!page) throw new Error("No page in English");
    if (inTongue) reply.header("content-security-policy", all?.policy);
    // From the list of languages on a page without scripts.
    const named = namedInAddress(request.url);
    if (named) reply.header("set-cookie", languageCookie(named, env.PUBLIC_URL));
    // Without a database the page still says that nothing can be reached.
    const mode = await readMode().catch(() => "invited");
    return sendPage(request, reply, page(clock.now().getUTCFullYear(), mode));
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) {
      const wrong = toWrongMethod(request, reply);
      if (wrong) throw wrong;
      return answerUnknownPath(request, reply);
    }
    if (!english) return reply.code(503).type("text/plain; charset=utf-8").send(notBuilt);
    return send(request, reply);
  });
  if (!english) return;
  app.get("/index.html", (request, reply) => send(request, reply));
  if (!english.prerendered.has("/")) app.get("/", (request, reply) => send(request, reply));
  for (const url of english.prerendered.keys()) {
    app.get(url, (request, reply) => send(request, reply, url));
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

/** The documents of a language as they are sent. */
interface AllFilled {
  policy: string;
  page: Filled;
  prerendered: Map<string, Filled>;
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
