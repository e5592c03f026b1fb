import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { root } from "./stages.ts";

// The direction of imports, types included, as docs/decisions/0080-one-direction.md has it. What
// Biome can tell, it tells in the editor (biome.json); cycles it can't.

/** From left to right; a room imports only rooms to its left. */
const layers = ["lib", "ui", "kinds", "screens", "app"];
const kinds = ["tags", "companies", "customers", "appointments", "tasks"];

/** The same of the server: its folders, and the files that stand beside them. */
const serverRooms = [
  ...["messages", "words", "clock", "background", "release", "db", "env", "errors", "http", "api"],
  // Who is where.
  ...["settings", "desks"],
  // Features.
  ...[
    "attempts",
    "letters",
    "records",
    "filters",
    "tags",
    "tasks",
    "appointments",
    "companies",
    "customers",
  ],
  ...["activities", "views", "follow-up", "reminders", "for-you", "duplicates", "dashboard"],
  ...[
    "search",
    "story",
    "imports",
    "bulk",
    "hand-over",
    "absences",
    "meeting-types",
    "merging",
    "history",
    "ics",
    "exports",
    "reports",
  ],
  ...[
    "restore",
    "subscription",
    "mails",
    "booking",
    "auth",
    "live",
    "batch",
    "health",
    "docs",
    "backups",
    "admin",
  ],
  // What lists features.
  ...["acts", "long-reads", "app-parts", "app", "main", "source-lines", "built"],
];

type Graph = ReadonlyMap<string, readonly string[]>;

/** Type and dynamic imports as well: a type that comes from the right ties just as much. */
const specifiers = /\b(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g;

/** What each file imports, tests left out: they may look at everything. */
const files: Graph = new Map(
  globSync("{client,server,shared}/**/*.{ts,tsx}", { cwd: root })
    .filter((path) => !/\.test\.tsx?$|^server\/test\//.test(path))
    .map((path) => [path, readImports(path)]),
);

function readImports(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  return [...text.matchAll(specifiers)].map(([, specifier = ""]) =>
    normalize(join(dirname(path), specifier)),
  );
}

/** `client/lib`, `client/kinds/tasks`, `client/screens/story`, `server/db`, `server/api`. */
function roomOf(path: string): string | undefined {
  const [side, first = "", second = ""] = path.split("/");
  if (side === "server") return `server/${first.replace(/\.ts$/, "")}`;
  if (side !== "client" || !layers.includes(first)) return undefined;
  return isDivided(first) ? `client/${first}/${second}` : `client/${first}`;
}

function isDivided(layer: string): boolean {
  return layer === "kinds" || layer === "screens";
}

function placeOf(room: string): number {
  const [side, layer = "", kind = ""] = room.split("/");
  if (side === "server") return serverRooms.indexOf(layer);
  return layers.indexOf(layer) + (layer === "kinds" ? kinds.indexOf(kind) / kinds.length : 0);
}

const rooms: Graph = Map.groupBy(
  [...files].flatMap(([path, imports]) =>
    imports.flatMap((imported) => {
      const [from, to] = [roomOf(path), roomOf(imported)];
      return from && to && from !== to ? [[from, to] as const] : [];
    }),
  ),
  ([from]) => from,
)
  .entries()
  .reduce(
    (all, [from, arrows]) => all.set(from, [...new Set(arrows.map(([, to]) => to))]),
    new Map(),
  );

/** The first cycle found, as a path that ends where it begins. */
function findCycle(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  const walk = (node: string, path: string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const cycle = walk(next, [...path, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = walk(node, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test("each file of the client belongs to a layer", () => {
  const elsewhere = [...files.keys()].filter(
    (path) => path.startsWith("client/") && !roomOf(path) && path !== "client/main.tsx",
  );
  expect(elsewhere).toEqual([]);
});

test("each room of the server has its place", () => {
  const known = [...files.keys()].filter((path) => path.startsWith("server/")).map(roomOf);
  expect(new Set(known)).toEqual(new Set(serverRooms.map((room) => `server/${room}`)));
});

test("no room imports from a room to its right", () => {
  const upward = [...rooms].flatMap(([from, imported]) =>
    imported.filter((to) => placeOf(to) > placeOf(from)).map((to) => `${from} imports ${to}`),
  );
  expect(upward).toEqual([]);
});

test("no rooms import each other in a circle", () => {
  expect(findCycle(rooms)).toBeUndefined();
});

test("no files import each other in a circle", () => {
  expect(findCycle(files)).toBeUndefined();
});

test("a circle is found wherever it is", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["d", ["e"]],
    ["e", ["b"]],
  ]);
  expect(findCycle(graph)).toEqual(["b", "d", "e", "b"]);
});

test("what asks for the first data comes before all libraries", () => {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const waiting = ["client/app/first-load/prefetch.ts"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const text = readFileSync(join(root, path), "utf8");
    for (const [, specifier = ""] of text.matchAll(/^import (?!type)[^"]*"([^"]+)";$/gm)) {
      if (specifier.startsWith(".")) waiting.push(normalize(join(dirname(path), specifier)));
      else packages.add(specifier);
    }
  }
  // Of zod it gets the shapes' names only, see split-schemas.ts.
  expect([...packages]).toEqual(["zod"]);
});
