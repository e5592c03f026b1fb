import type { BrowserContext, Response } from "@playwright/test";
import type { Manifest } from "../client/app/first-load/build/manifest.ts";
import { sentSize } from "../scripts/budget.ts";
import type { WebPage } from "./web-pages.ts";

const kinds = { ".js": "scripts", ".css": "styles", ".woff2": "fonts" } as const;
type Kind = (typeof kinds)[keyof typeof kinds] | "lateScripts";

export interface Weight {
  files: number;
  gzip: number;
  brotli: number;
}

export interface Weights {
  page: string;
  /** All that opening the page asks the server for until it is quiet. */
  requests: number;
  /** Of those, for data. */
  dataRequests: number;
  /** Scripts that no first screen needs, fetched once the browser has nothing else to do, apart. */
  weights: Record<Kind, Weight>;
}

/** Milliseconds without a request after which a page counts as opened: lazy modules wait 2 s, then 3 at most. */
const quiet = 6000;

/**
 * Opens a page in a browser that has kept nothing and adds up what it loads. Throws when the bytes that
 * came are not those of the file as the build has compressed it.
 */
export async function weighPage(
  context: BrowserContext,
  { name, path, sources }: WebPage,
  parts: Manifest,
): Promise<Weights> {
  const page = await context.newPage();
  const responses: Response[] = [];
  let last = Date.now();
  page.on("request", () => {
    last = Date.now();
  });
  page.on("response", (response) => responses.push(response));
  await page.goto(path);
  while (Date.now() - last < quiet) await page.waitForTimeout(200);
  const first = new Set(sources.length > 0 ? parts.of(sources) : []);
  const weights: Record<Kind, Weight> = {
    scripts: { files: 0, gzip: 0, brotli: 0 },
    lateScripts: { files: 0, gzip: 0, brotli: 0 },
    styles: { files: 0, gzip: 0, brotli: 0 },
    fonts: { files: 0, gzip: 0, brotli: 0 },
  };
  for (const response of responses) {
    const { pathname } = new URL(response.url());
    const kind = kindOf(pathname);
    if (!kind) continue;
    const sizes = { gzip: sentSize(pathname, "gz"), brotli: sentSize(pathname, "br") };
    await expectSize(response, sizes.brotli);
    const weight = weights[kind === "scripts" && !first.has(pathname) ? "lateScripts" : kind];
    weight.files += 1;
    weight.gzip += sizes.gzip;
    weight.brotli += sizes.brotli;
  }
  await page.close();
  const dataRequests = responses.filter((response) => response.url().includes("/api/")).length;
  return { page: name, requests: responses.length, dataRequests, weights };
}

function kindOf(pathname: string) {
  return Object.entries(kinds).find(([ending]) => pathname.endsWith(ending))?.[1];
}

async function expectSize(response: Response, expected: number): Promise<void> {
  const { responseBodySize } = await response.request().sizes();
  if (responseBodySize === expected) return;
  throw new Error(`${response.url()}: ${responseBodySize} bytes came, the build has ${expected}.`);
}
