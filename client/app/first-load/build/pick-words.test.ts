import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { pickWords } from "./pick-words.ts";

const words = join(import.meta.dirname, "../../../../shared/words/en/common.ts");
const entry = join(import.meta.dirname, "entry-of-test.ts");

/** What is built of code that says words. */
async function built(code: string): Promise<string> {
  const said = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        enforce: "pre",
        resolveId: { filter: { id: /entry-of-test\.ts$/ }, handler: () => entry },
        load: {
          filter: { id: /entry-of-test\.ts$/ },
          handler: () => `import { common } from "${words}";\n${code}`,
        },
      },
      pickWords({ isTemplate: false }),
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ["es"], fileName: "entry" },
    },
  });
  // as: one format gives one answer, of one file.
  const [{ output }] = said as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

test("a text stands where it is said, and nothing else of its area comes along", async () => {
  const code = await built("console.log(common.session.expired, common.noTime.length);");
  expect(code).toContain('console.log("Session expired. Please login again.", 7)');
  expect(code).not.toContain("Cancel");
});

test("a message with values, and a group of messages, come by themselves", async () => {
  const code = await built("console.log(common.title('A'), common.statuses[name], common.title);");
  expect(code).toContain("· Client Desk");
  expect(code).toContain("Window Shopper");
  expect(code).not.toContain("No time");
});
