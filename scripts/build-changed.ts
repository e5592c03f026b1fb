import { buildNames, findChanged, hashSources, keepStamp, lookAt } from "./builds.mjs";

type BuildName = ReturnType<typeof findChanged>[number];

/** Loaded only where there is something to build. */
const makers: Record<BuildName, () => Promise<void>> = {
  client: async () => (await import("./build-client.ts")).buildClient(),
  server: async () => (await import("./build-server.ts")).buildServer(),
};

/** Builds and notes what it was built from. Throws what Vite throws. */
export async function build(name: BuildName): Promise<void> {
  // Taken before: what is edited meanwhile must be built again.
  const look = lookAt(name);
  const hash = hashSources(name);
  await makers[name]();
  keepStamp(name, hash, look);
}

/** Builds what was not built from the sources as they are, and answers what that was. */
export async function buildChanged(wanted = buildNames): Promise<BuildName[]> {
  const changed = findChanged().filter((name) => wanted.includes(name));
  for (const name of changed) await build(name);
  return changed;
}
