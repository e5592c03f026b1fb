import { dirname, join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { builds } from "./builds.mjs";

const root = join(import.meta.dirname, "..");

/**
 * Builds the server with the packages that it uses into dist-server/: one file, and a few for what not
 * every start needs. From its some 600 sources it would take more than twice as long to start and
 * 35 MB more: each is found, read, rid of its types and linked by itself.
 */
export async function buildServer(directory = builds.server.directory): Promise<void> {
  await build({
    root,
    configFile: false,
    mode: "production",
    logLevel: "warn",
    publicDir: false,
    plugins: [keepPlaces(directory)],
    ssr: {
      noExternal: true,
      // pg asks for its native twin, which is not installed, only where it is told to. The dictionary
      // is fetched late: a build meanwhile would have taken its part away from a running server.
      external: ["pg-native", "@zxcvbn-ts/language-common"],
    },
    build: {
      ssr: join(root, "server", "main.ts"),
      outDir: directory,
      emptyOutDir: true,
      target: "esnext",
      license: true,
      // All in one folder, for keepPlaces counts from there.
      rolldownOptions: { output: { chunkFileNames: "[name].js" } },
    },
  });
}

/** Sources that read a file beside themselves (a migration, a worker) still find it there. */
function keepPlaces(directory: string): Plugin {
  return {
    name: "keep-places",
    enforce: "pre",
    transform: {
      filter: { id: /\/server\/.*\.ts$/, code: /import\.meta\./ },
      handler: (code, id) => {
        const file = relative(directory, id).replaceAll("\\", "/");
        return code
          .replaceAll("import.meta.dirname", `(import.meta.dirname + "/${dirname(file)}")`)
          .replaceAll("import.meta.url", `new URL("${file}", import.meta.url).href`);
      },
    },
  };
}
