import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { accountCopy } from "../../shared/transfer/exports.ts";

const file = join(import.meta.dirname, "../../docs/client-desk-file.schema.json");

test("the documented schema of a Client Desk file is the one that exports are written by", async () => {
  const schema = {
    title: "Client Desk file",
    ...z.toJSONSchema(accountCopy, {
      io: "output",
      override: ({ jsonSchema }) => {
        delete jsonSchema.default;
      },
    }),
  };
  // `npx vitest run --project unit server/exports/schema.unit.test.ts -u` writes it anew.
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(file);
});
