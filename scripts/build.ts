import { build } from "./build-changed.ts";
import { buildNames, builds } from "./builds.mjs";

const wanted = process.argv.slice(2);
for (const name of buildNames) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await build(name);
  console.log(`Client Desk: the ${name} is built in ${builds[name].directory}.`);
}
