import type { Rolldown } from "vite";

export type Graph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/** The module that has all icons. Whoever imports one reaches every other through it. */
export const allIcons = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
export const anyIcon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

const imported = /import\s*\{([^}]*)\}\s*from\s*"lucide-react"/g;
const exported = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/**
 * Finds the modules of the icons that a module itself imports. One that is not found comes with the icons of
 * later screens.
 */
export function createIconFinder(graph: Graph) {
  const files = new Map<string, string>();
  return (id: string): string[] => {
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
    const all = importedIds.find((each) => allIcons.test(each));
    if (!code || !all) return [];
    if (files.size === 0) {
      const barrel = graph.getModuleInfo(all)?.code ?? "";
      for (const [, names = "", file = ""] of barrel.matchAll(exported)) {
        for (const name of names.split(",")) files.set(name.replace(/.* as /, "").trim(), file);
      }
    }
    return [...code.matchAll(imported)].flatMap(([, names = ""]) =>
      names.split(",").flatMap((name) => {
        const file = files.get(name.replace(/ as .*/, "").trim());
        return file ? [all.replace("lucide-react.mjs", `icons/${file}.mjs`)] : [];
      }),
    );
  };
}
