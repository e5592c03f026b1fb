import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nodeEnvironment, nodeFlags } from "../tools/server.ts";
import { root } from "./stages.ts";

const variables = Object.entries(nodeEnvironment).map(([name, value]) => `${name}=${value}`);

test.each([
  ["package.json", `"start": "${variables.join(" ")} exec node ${nodeFlags.join(" ")} `],
  ["deploy/Dockerfile", `CMD ["node", ${nodeFlags.map((flag) => `"${flag}"`).join(", ")}, `],
  ["deploy/client-desk.service", `/node ${nodeFlags.join(" ")} dist-server/main.js`],
])("%s starts the server as tests and measurements do", (file, command) => {
  const text = readFileSync(join(root, file), "utf8");
  expect(text).toContain(command);
  for (const variable of variables) expect(text).toContain(variable);
});
