import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { z } from "zod";

const shared = /\/shared\/[\w-]+\.ts$/;
/** Marks the whole of a module in its address; without it there is only what does not need zod. */
export const whole = "?whole";

/**
 * Gives the client each module of `shared/` that makes schemas in two parts. What most of the program
 * asks it for, the addresses of endpoints and a few constants, are written out as they are; schemas
 * and functions come from the module itself, and with them zod: only to what uses them, the forms.
 * In development the modules are whole; nothing but this knows of the parts.
 */
export function splitSchemas(): Plugin {
  return {
    name: "split-schemas",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: shared },
      async handler(id) {
        const source = await readFile(id, "utf8");
        if (!source.includes('from "zod"')) return null;
        const values: Record<string, unknown> = await import(pathToFileURL(id).href);
        const code = Object.entries(values).map(([name, value]) =>
          isPlain(value)
            ? `export const ${name} = ${JSON.stringify(value, forBrowser)};`
            : `export { ${name} } from ${JSON.stringify(id + whole)};`,
        );
        return { code: code.join("\n"), moduleSideEffects: false, moduleType: "js" };
      },
    },
    transform: {
      filter: { id: /\/shared\/[\w-]+\.ts\?whole$/ },
      handler: () => ({ moduleSideEffects: false }),
    },
  };
}

/** Neither a schema nor a function: texts, numbers, lists, and tables of endpoints. */
function isPlain(value: unknown): boolean {
  return typeof value !== "function" && !(value instanceof z.ZodType);
}

/** Leaves out schemas, and what an endpoint says for the API document alone. */
function forBrowser(name: string, value: unknown): unknown {
  const isDocumentation = name === "summary" || name === "tag";
  return isDocumentation || value instanceof z.ZodType ? undefined : value;
}
