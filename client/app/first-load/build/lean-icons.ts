import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../../../../scripts/stages.ts";

const maker = join(root, "client/ui/create-icon.ts");
const icons = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const data = /name: ("[\w-]+"),\s*size: 24,\s*node: (\[[\s\S]*?\]\s*\])/;
/** React needs none for children that never change. */
const keys = /,\s*key: "\w+"/g;

/**
 * Lucide's icons as their names and shapes alone, which `ui/create-icon.ts` shows: Lucide's own code can draw them in ways that
 * nothing here asks for, and works them out anew for each icon. Throws if that code has changed too much for this.
 */
export function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    apply: "build",
    transform: {
      filter: { id: icons },
      handler(code, id) {
        // What only passes on another icon has no shapes.
        if (!code.includes("createLucideIcon")) return null;
        const [, name, shapes] = data.exec(code) ?? [];
        if (!name || !shapes)
          throw new Error(`Lucide has changed: leanIcons() finds no icon in ${id}.`);
        return `import { createIcon } from ${JSON.stringify(maker)};
export default /* @__PURE__ */ createIcon(${name}, ${shapes.replace(keys, "")});`;
      },
    },
  };
}
