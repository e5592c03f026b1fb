import { dirname, join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { builds } from "./builds.mjs";

const root = join(import.meta.dirname, "..");

/**
 * Builds the server with the packages that it uses into dist-server/: one file, and a few for what not
 * every start needs. Its some 600 sources take three times as long to start, and 35 MB more
 * (docs/decisions/0015-built-server.md).
 */
export async function buildServer(directory = builds.server.directory): Promise<void> {
  await build({
    root,
    configFile: false,
    mode: "production",
    logLevel: "warn",
    publicDir: false,
    plugins: [keepPlaces(directory), mapOwnLines, withoutUnused, inAscii],
    ssr: {
      noExternal: true,
      // pg asks for its native twin, which is not installed, only where it is told to. The dictionary
      // is fetched late: a build meanwhile would have taken its part away from a running server.
      external: ["pg-native", "@zxcvbn-ts/language-common"],
    },
    build: {
      ssr: true,
      outDir: directory,
      emptyOutDir: true,
      target: "esnext",
      license: true,
      sourcemap: true,
      // All in one folder, for keepPlaces counts from there.
      rolldownOptions: {
        input: {
          main: join(root, "server", "built.ts"),
          "read-worker": join(root, "server", "db", "engine", "read-worker.ts"),
          "long-read-worker": join(root, "server", "long-reads", "long-read-worker.ts"),
          "file-worker": join(root, "server", "long-reads", "file-worker.ts"),
        },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "part-[name].js",
          sourcemapExcludeSources: true,
        },
      },
    },
  });
}

/** Built, too, for users wait for their start: other threads run from their sources. */
const threads = ["read-worker", "long-read-worker", "file-worker"].map((name) => ({
  source: `new URL("./${name}.ts", import.meta.url)`,
  built: `new URL("./${name}.js", import.meta.url)`,
}));

/** Sources that read a file beside themselves (a migration, a worker) still find it there. */
function keepPlaces(directory: string): Plugin {
  return {
    name: "keep-places",
    enforce: "pre",
    transform: {
      filter: { id: /\/server\/.*\.ts$/, code: /import\.meta\./ },
      handler: (code, id) => {
        const file = relative(directory, id).replaceAll("\\", "/");
        const move = (part: string) =>
          part
            .replaceAll("import.meta.dirname", `(import.meta.dirname + "/${dirname(file)}")`)
            .replaceAll("import.meta.url", `new URL("${file}", import.meta.url).href`);
        // Where a thread is started, its place is that of the built file.
        const thread = threads.find(({ source }) => code.includes(source));
        const moved = thread ? code.split(thread.source).map(move).join(thread.built) : move(code);
        // null: no line has moved.
        return { code: moved, map: null };
      },
    },
  };
}

/** Node reads the maps at the start: with those of all packages it would take 55 MB more. */
const mapOwnLines: Plugin = {
  name: "map-own-lines",
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code, map: { mappings: "" } }),
  },
};

/**
 * What packages ask for and never use here: `@fastify/static` looks for files with glob only where it serves no other
 * than those of its start, and Fastify serves no TLS.
 */
const withoutUnused: Plugin = {
  name: "without-unused",
  enforce: "pre",
  resolveId: {
    filter: { id: /^(?:glob|node:https|node:http2)$/ },
    handler: (id, importer) =>
      id === "glob" || importer?.endsWith("/fastify/lib/server.js") ? "\0unused" : null,
  },
  load: { filter: { id: /^\0unused$/ }, handler: () => "export const glob = undefined;" },
};

/** V8 keeps a text with a single letter beyond Latin-1 at two bytes a letter, and reads it more slowly. */
const inAscii: Plugin = {
  name: "in-ascii",
  generateBundle: (_options, bundle) => {
    for (const part of Object.values(bundle)) {
      if (part.type === "chunk") part.code = part.code.replace(/[\u0080-\uffff]/g, toEscape);
    }
  },
};

function toEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
