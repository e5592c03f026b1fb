import { dirname, join } from "node:path";
import type { Rolldown } from "vite";

import { whole } from "./split-schemas.ts";

export type Graph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

const ofPackage = /\/node_modules\/.*\.m?js$/;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^["']use \w+["'];?/gm;
/** What is imported or exported, from where; or what is exported of the module's own. */
const statement =
  /^(?:import|export)\s+(\*(?:\s+as\s+\w+)?|(?:[\w$]+\s*,\s*)?\{[^}]*\}|[\w$]+)\s*from\s*["']([^"']+)["'];?|^export\s*(\{[^}]*\});?/gm;

interface Barrel {
  passed: Passed[];
  /** It exports something of its own, too. */
  isPartial: boolean;
}

interface Passed {
  /** Its name where it comes from; `*` for all. */
  name: string;
  /** Its name here, or to those who import it. */
  as: string;
  /** Undefined for what the module exports of its own. */
  source: string | undefined;
  isExport: boolean;
}

/**
 * Finds the modules that a module imports. Where one passes on what others export, each name leads to the module that
 * has it: a package's entry to its modules, and what `splitSchemas` leaves of a module of `shared/` to the whole one. Else
 * whoever imports one icon would import all of them.
 */
export function createImportFinder(graph: Graph): (id: string) => string[] {
  const barrels = new Map<string, Barrel | undefined>();
  const infoOf = (id: string) => {
    const info = graph.getModuleInfo(id);
    if (!info) throw new Error(`The client has no module ${id}.`);
    return info;
  };
  const readBarrel = (id: string): Barrel | undefined => {
    const code = infoOf(id).code ?? "";
    if (code.includes(`${whole}"`)) return { passed: readPassed(code), isPartial: true };
    const rest = ofPackage.test(id) ? code.replace(comment, "") : "";
    const isBarrel = rest !== "" && rest.replace(statement, "").trim() === "";
    return isBarrel ? { passed: readPassed(rest), isPartial: false } : undefined;
  };
  const barrelOf = (id: string) => {
    if (!barrels.has(id)) barrels.set(id, readBarrel(id));
    return barrels.get(id);
  };
  const resolve = (from: string, source: string) =>
    infoOf(from).importedIds.find((id) =>
      source.startsWith(".")
        ? id === join(dirname(from), source)
        : id === source || id.includes(`/node_modules/${source}/`),
    );
  const follow = (from: string, source: string, name: string) => {
    const found = resolve(from, source);
    return found ? sourcesOf(found, name) : [];
  };
  /** The modules that a name of a module comes from. */
  const sourcesOf = (id: string, name: string): string[] => {
    const barrel = barrelOf(id);
    if (!barrel) return [id];
    const { passed, isPartial } = barrel;
    const own = isPartial ? [id] : [];
    if (name === "*")
      return [...own, ...infoOf(id).importedIds.flatMap((each) => sourcesOf(each, "*"))];
    const exported = passed.find(({ as, isExport }) => isExport && as === name);
    const local = passed.find(({ as, isExport }) => !isExport && as === exported?.name);
    const from = exported?.source ? exported : local;
    if (from?.source) return follow(id, from.source, from.name);
    const rest = passed.filter(({ as, isExport }) => isExport && as === "*");
    return [...own, ...rest.flatMap(({ source = "" }) => follow(id, source, name))];
  };
  return (id) => {
    const { importedIds, code } = infoOf(id);
    // What it passes on is for whoever asks for it.
    if (barrelOf(id)?.isPartial) return [];
    const through = importedIds.filter(barrelOf);
    const found = readPassed(code ?? "").flatMap(({ name, source = "" }) => {
      const from = resolve(id, source);
      return from && through.includes(from) ? sourcesOf(from, name) : [];
    });
    return [...importedIds.filter((each) => !through.includes(each)), ...found];
  };
}

function readPassed(code: string): Passed[] {
  return [...code.matchAll(statement)].flatMap(([text, what = "", source, own]) => {
    const isExport = text.startsWith("export");
    const [, braces = ""] = /\{([^}]*)\}/.exec(own ?? what) ?? [];
    const named = braces.split(",").map((each) => each.trim().split(/\s+as\s+/));
    const [, all] = /^\*(?:\s+as\s+(\w+))?/.exec(what) ?? [];
    const [alone] = /^[\w$]+/.exec(what) ?? [];
    return [
      ...(what.startsWith("*") ? [["*", all ?? "*"]] : []),
      ...(alone ? [["default", alone]] : []),
      ...named.filter(([name]) => name && !name.startsWith("type ")),
    ].map(([name = "", as = name]) => ({ name, as, source, isExport }));
  });
}
