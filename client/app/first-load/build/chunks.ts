import { basename, join } from "node:path";
import { createImportFinder, type Graph } from "./barrels.ts";
import { combineParts, type Part } from "./combine-parts.ts";

/** What everything loads, in this order: each file holds what its source needs and earlier ones lack. */
const first = { prefetch: "app/first-load/prefetch.ts", program: "main.tsx" };
/** What every screen behind the login loads besides. */
const frame = ["app/layout/dashboard-layout.tsx", "app/first-load/prefetch-queries.ts"];
/** What a screen shows as soon as it has its data. */
const soon = ["screens/calendar/wrap-up/open-rows.tsx", "screens/story/company-story.tsx"];

/** Characters of source that one file less is worth, 2.3 KB when it is sent: over HTTP/1.1 each costs a slow connection a sixth of a round trip. */
const fileSize = 13_000;
/** How much it counts what is loaded by screens, by those that people seldom begin with, by a part that is asked for, and after a rest. */
const weights = { screen: 1, seldom: 0.1, asked: 0.004, rested: 0.02 };
/** The first screen counts more, and one that needs a little of many others. */
const ownWeights = { "screens/today/overview.tsx": 3, "screens/reports/reports-page.tsx": 2 };
const seldom = /\/(?:landing|auth|import|duplicates|history|bookings)\/|-form\.tsx$/;
/** How one language says days and verbs: nobody needs those of another. */
const ofOneLanguage = /\/shared\/phrases\/(?:de|fr|es|pt-br|nl|ar)\.ts$/;
const inPublic = /\/screens\/(?:landing|auth)\//;

/** The chunk of each module; undefined leaves it to Rolldown. */
export function chunkOf(root: string) {
  let found: Map<string, string> | undefined;
  return (id: string, graph: Graph): string | undefined => {
    found ??= sort(root, readModules(root, graph));
    return found.get(id);
  };
}

interface Modules {
  /** Those that routes fetch. */
  screens: string[];
  sizeOf: (id: string) => number;
  importsOf: (id: string) => readonly string[];
  /** What is imported dynamically by any of these. */
  fetchedBy: (ids: Iterable<string>) => string[];
  /** All that these import, and what that imports, themselves included, as far as `isWanted`. */
  reach: (sources: readonly string[], isWanted?: (id: string) => boolean) => Set<string>;
}

function readModules(root: string, graph: Graph): Modules {
  const findImports = createImportFinder(graph);
  const known = new Map<string, readonly string[]>();
  const readImports = (id: string) => {
    const imports = findImports(id);
    known.set(id, imports);
    return imports;
  };
  const importsOf = (id: string) => known.get(id) ?? readImports(id);
  const fetchedBy = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const routes = importsOf(join(root, "app/routes.tsx")).filter((id) =>
    /\/routes\/(?!root)/.test(id),
  );
  return {
    screens: fetchedBy(routes),
    sizeOf: (id) => graph.getModuleInfo(id)?.code?.length ?? 0,
    importsOf,
    fetchedBy,
    reach: (sources, isWanted = () => true) => {
      const seen = new Set<string>();
      const waiting = [...sources];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (seen.has(id) || !isWanted(id)) continue;
        seen.add(id);
        waiting.push(...importsOf(id));
      }
      return seen;
    },
  };
}

function sort(root: string, modules: Modules): Map<string, string> {
  const found = new Map<string, string>();
  const isLeft = (id: string) => !found.has(id);
  for (const [name, source] of Object.entries(first)) {
    for (const id of modules.reach([join(root, source)], isLeft)) found.set(id, name);
  }
  const parts = findParts(root, modules, isLeft);
  const names = new Set(Object.keys(first));
  for (const part of combineParts(parts, modules.importsOf, fileSize)) {
    // What is with nothing else keeps the name of what is fetched.
    if (parts.includes(part)) continue;
    const name = nameOf(part, modules.sizeOf, names);
    names.add(name);
    for (const id of part.ids) found.set(id, name);
  }
  return found;
}

/** After its largest module whose name is not taken. */
function nameOf({ ids }: Part, sizeOf: (id: string) => number, taken: ReadonlySet<string>): string {
  const names = ids
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .map((id) => basename(id).replace(/\..*/, ""));
  return names.find((name) => !taken.has(name)) ?? `${names[0]}-${taken.size}`;
}

/** A user that is no module. */
const afterRestOf = (screen: string) => `rested ${screen}`;

/** Groups modules by who loads them. A screen keeps its own file, because pages refer to it by name, and in it what nothing else needs. */
function findParts(
  root: string,
  { screens, sizeOf, fetchedBy, reach }: Modules,
  isLeft: (id: string) => boolean,
): Part[] {
  const inRoot = (sources: readonly string[]) => sources.map((source) => join(root, source));
  const users = new Map<string, Map<string, number>>();
  const note = (user: string, weight: number, ids: Iterable<string>) => {
    for (const id of ids) {
      if (ofOneLanguage.test(id)) continue;
      users.set(id, (users.get(id) ?? new Map()).set(user, weight));
    }
  };
  const ofFrame = inRoot(frame);
  const isScreen = (id: string) => screens.includes(id) && !ofFrame.includes(id);
  const atOnce = [...screens.filter(isScreen), ...inRoot(soon)];

  const fetched = new Set([...inRoot(Object.values(first)), ...ofFrame]);
  // What is added meanwhile has its turn, too.
  for (const source of fetched) for (const each of fetchedBy(reach([source]))) fetched.add(each);
  for (const source of fetched) {
    if (!isLeft(source) || ofFrame.includes(source)) continue;
    const isFramed = isScreen(source) && !inPublic.test(source);
    note(
      source,
      atOnce.includes(source) ? weightOf(source) : weights.asked,
      reach(isFramed ? [source, ...ofFrame] : [source], isLeft),
    );
  }
  for (const screen of screens) {
    const rested = fetchedBy(reach([screen])).filter((id) => !screens.includes(id));
    note(afterRestOf(screen), weights.rested, reach(rested, isLeft));
  }
  const isOwn = (of: ReadonlyMap<string, number>) => {
    const [screen = "", ...others] = atOnce.filter((user) => of.has(user));
    const isElsewhere = screens.some((each) => each !== screen && of.has(afterRestOf(each)));
    return isScreen(screen) && others.length === 0 && !isElsewhere;
  };
  const parts = Map.groupBy(
    [...users].filter(([id, of]) => !screens.includes(id) && !isOwn(of)),
    ([, of]) => [...of.keys()].toSorted().join(),
  );
  return [...parts.values()].map((same) => {
    const ids = same.map(([id]) => id);
    const size = ids.reduce((total, id) => total + sizeOf(id), 0);
    return { ids, size, users: new Map(same[0]?.[1]) };
  });
}

function weightOf(screen: string): number {
  const own = Object.entries(ownWeights).find(([name]) => screen.endsWith(name));
  if (own) return own[1];
  return seldom.test(screen) ? weights.seldom : weights.screen;
}
