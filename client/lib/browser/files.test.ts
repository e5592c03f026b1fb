import { expect, test } from "vitest";
import { readFile } from "./files.ts";

const headers = {
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": 'attachment; filename="client-desk-companies-2026-05-04.csv"',
};

test("a file has the name that the server gives it, and every byte", async () => {
  const file = await readFile(new Response("\uFEFFName\r\nAcme\r\n", { headers }));
  expect(file.name).toBe("client-desk-companies-2026-05-04.csv");
  expect(file.type).toMatch(/^text\/csv\b/);
  // text() would take the byte order mark away.
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.toString()).toBe("\uFEFFName\r\nAcme\r\n");
});

test("a file that is broken off is none", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("Name\r\n")),
    pull: (controller) => controller.error(new TypeError("network error")),
  });
  await expect(readFile(new Response(body, { headers }))).rejects.toThrow("network error");
});
