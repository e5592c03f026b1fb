import { relative } from "node:path";
import type { Plugin } from "vite";

/** Where it is written, below the folder of the build. */
export const moduleFilesPath = ".vite/modules.json";

/**
 * Writes which file each module below `root` is in, by its path there: files are named after whatever else is in
 * them, and stories hold back or wait for what they mean.
 */
export function moduleFiles(root: string): Plugin {
  return {
    name: "module-files",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === "chunk"
          ? part.moduleIds
              .filter((id) => id.startsWith(root))
              .map((id) => [relative(root, id), part.fileName])
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(files));
      this.emitFile({ type: "asset", fileName: moduleFilesPath, source });
    },
  };
}
