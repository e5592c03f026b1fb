import { join } from "node:path";
import type { Plugin } from "vite";

const standIn = join(import.meta.dirname, "../../react-dom-client.ts");

/**
 * The built program has Preact in place of React, which is written and developed against: see
 * decision 141.
 */
export function reactByPreact(): Plugin {
  return {
    name: "react-by-preact",
    apply: "build",
    config: () => ({
      resolve: {
        alias: [
          { find: /^react(-dom)?$/, replacement: "preact/compat" },
          { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
          { find: /^react-dom\/client$/, replacement: standIn },
        ],
      },
    }),
  };
}
