import type { Plugin } from "vite";

const schemas = /\/zod\/v4\/classic\/schemas\.js$/;
/** How each kind of schema would describe itself. */
const describing = /^\s*inst\._zod\.processJSONSchema = .*$/gm;
const makers =
  /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from "[^"]*";$/m;

/**
 * Leaves zod's JSON Schema out of the client: every schema holds on to it, nothing in the browser
 * asks for it, and it is a quarter of zod. Throws when zod no longer looks the way this takes.
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
