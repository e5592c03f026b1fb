import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { z } from "zod";

const shared = /\/shared\/(?:[\w-]+\/)?[\w-]+\.ts$/;
/** By zod itself, or by what makes endpoints with it. */
const definesSchemas = /^import \{[^}]*\} from "(?:zod|[./]+(?:api\/)?endpoint\.ts)";$/m;
/** Marks a whole module in its address; without it, the module has only what does not need zod. */
export const whole = "?whole";

/**
 * Splits each module of `shared/` that defines schemas, and those that describe kinds of records.
 * Endpoint addresses and constants become plain values; schemas and functions come from the module
 * itself, and only the forms that import them load zod. In development the modules stay whole.
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
        // Descriptions of kinds are made of schemas even where they do not define any.
        if (!definesSchemas.test(source) && !id.includes("/shared/kinds/")) return null;
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
      filter: { id: /\/shared\/(?:[\w-]+\/)?[\w-]+\.ts\?whole$/ },
      handler: (code, id) => ({
        code: id.includes("/kinds/") ? code.replace(furtherFacts, "") : code,
        moduleSideEffects: false,
      }),
    },
  };
}

/** Facts that forms do not need: they reach the screens that do as plain data. */
const furtherFacts =
  /\b(?:(?:holds|searched): "\w+"|merge: \{[^{}]*\}|none: "[^"]*"|isImported: false),?/g;

/** Neither a schema nor a function: text, numbers, lists, and tables of endpoints. */
function isPlain(value: unknown): boolean {
  return typeof value !== "function" && !(value instanceof z.ZodType);
}

/** Leaves out schemas and what endpoints say only for the API document. */
function forBrowser(name: string, value: unknown): unknown {
  const isDocumentation = ["summary", "tag", "refusals"].includes(name);
  return isDocumentation || value instanceof z.ZodType ? undefined : value;
}
