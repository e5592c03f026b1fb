import type { Plugin } from "vite";

const schemas = /\/zod\/v4\/classic\/schemas\.js$/;
/** How each kind of schema describes itself. */
const describing = /^\s*inst\._zod\.processJSONSchema = .*$/gm;
const makers =
  /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from "[^"]*";$/m;

/**
 * Removes zod's JSON Schema support from the client: nothing in the browser uses it, and it is a
 * quarter of zod. Throws if zod's code has changed too much for this.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: "without-json-schema",
    apply: "build",
    transform: {
      filter: { id: schemas },
      handler(code) {
        if (!makers.test(code) || code.match(describing) === null) {
          throw new Error("zod has changed: withoutJsonSchema() no longer finds its JSON Schema.");
        }
        return code
          .replaceAll(describing, "")
          .replace(
            makers,
            "const createStandardJSONSchemaMethod = () => undefined; const createToJSONSchemaMethod = createStandardJSONSchemaMethod;",
          );
      },
    },
  };
}
