import { expect, test } from "vitest";
import { makeFolder } from "../test/data-folders.ts";
import { runAdmin } from "../test/run-admin.ts";

test("without a command it lists them all, one line each", async () => {
  const { code, output } = await runAdmin([], makeFolder());
  expect(code).toBe(0);
  for (const name of ["reset-link EMAIL", "backup FILE", "restore FILE", "doctor", "move-to"]) {
    const lines = output.split("\n").filter((line) => line.includes(`npm run admin -- ${name}`));
    expect(lines, name).toHaveLength(1);
  }
});

test.each([
  [["delete-all"], /^There is no command "delete-all"\.\n\n[\s\S]+npm run admin -- backup FILE/],
  [["backup"], "FILE is missing. Usage: npm run admin -- backup FILE"],
  [["restore", "a", "b"], "Too many arguments. Usage: npm run admin -- restore FILE"],
  [["doctor", "--harder"], "Unknown option --harder. The only one is --repair."],
  [["move-to", "mysql://host/desk"], /^The address must look like postgres:/],
])("%j is typed wrong: a sentence, code 2, and nothing is done", async (args, message) => {
  const { code, output } = await runAdmin(args, makeFolder());
  expect(code).toBe(2);
  expect(output.trim()).toMatch(message);
});

test("where the data is in PostgreSQL, backup and restore name the programs to use", async () => {
  const env = { DATABASE_URL: "postgres://127.0.0.1:1/desk" };
  const backup = await runAdmin(["backup", "my desk.dump"], makeFolder(), env);
  expect(backup).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      `pg_dump --format=custom --no-owner --file='my desk.dump' "$DATABASE_URL"`,
    ),
  });
  const restore = await runAdmin(["restore", "x"], makeFolder(), env);
  expect(restore).toMatchObject({ code: 1, output: expect.stringContaining("pg_restore") });
});
