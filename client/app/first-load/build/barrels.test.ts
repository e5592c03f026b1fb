import { expect, test } from "vitest";
import { createImportFinder, type Graph } from "./barrels.ts";

const packages = "/node_modules/icons";
/** Modules by path, with what they import. */
const modules: Record<string, [code: string, imports: string[]]> = {
  [`${packages}/index.mjs`]: [
    `"use strict";
/* The entry. */
import { sun as star } from "./sun.mjs";
export { star };
export { default as Moon, default as MoonIcon } from "./moon.mjs";
export * as all from "./more.mjs";
export * from "./more.mjs";`,
    ["sun", "moon", "more"].map((name) => `${packages}/${name}.mjs`),
  ],
  [`${packages}/more.mjs`]: [`export { rain } from "./rain.mjs";`, [`${packages}/rain.mjs`]],
  "/shared/tags.ts": [
    `export const most = 50;\nexport { tag } from "/shared/tags.ts?whole";`,
    ["/shared/tags.ts?whole"],
  ],
};
const importsOf = (code: string, imports: string[]) => {
  const graph = {
    getModuleInfo: (id: string) => {
      const [text, importedIds] =
        id === "/app/screen.ts" ? [code, imports] : (modules[id] ?? ["", []]);
      return { code: text, importedIds };
    },
    // as: what is asked of a module.
  } as unknown as Graph;
  return createImportFinder(graph)("/app/screen.ts");
};

test.each([
  ["{ Moon }", ["moon"]],
  ["{ MoonIcon as Night, star }", ["moon", "sun"]],
  ["{ rain }", ["rain"]],
  ["{ all }", ["rain"]],
  ["* as icons", ["sun", "moon", "rain"]],
])("importing %s from a package's entry leads to the modules that have it", (names, wanted) => {
  const found = importsOf(`import ${names} from "icons";`, [`${packages}/index.mjs`]);
  expect(new Set(found)).toEqual(new Set(wanted.map((name) => `${packages}/${name}.mjs`)));
});

test.each([
  ["{ most }", ["/shared/tags.ts"]],
  ["{ tag }", ["/shared/tags.ts?whole"]],
])("importing %s from a module with schemas leads to the part that has it", (names, wanted) => {
  const found = importsOf(`import ${names} from "../shared/tags.ts";`, ["/shared/tags.ts"]);
  expect(found).toEqual(wanted);
});
