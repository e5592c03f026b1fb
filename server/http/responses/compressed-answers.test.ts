import { Readable } from "node:stream";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { closeAfterTest, startApp } from "../../test/harness.ts";
import { addCompany } from "../../test/records.ts";
import { compressAnswers } from "./compressed-answers.ts";

async function startWithList(rows: number) {
  const { app, signUp } = await startApp();
  const person = await signUp();
  for (let row = 0; row < rows; row += 1) await addCompany(person, { name: `Company ${row}` });
  const get = (url: string, accepted: string) =>
    app.inject({
      url,
      headers: { authorization: `Bearer ${person.token}`, "accept-encoding": accepted },
    });
  return { get, list: (accepted: string) => get(companyEndpoints.list.url, accepted) };
}

test("a list is sent small to whoever can unpack it", async () => {
  const { list } = await startWithList(10);
  const plain = await list("identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.json().data).toHaveLength(10);
  for (const [accepted, encoding, unpack] of [
    ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ] as const) {
    const answer = await list(accepted);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
    expect(Number(answer.headers["content-length"])).toBe(answer.rawPayload.length);
    expect(answer.rawPayload.length).toBeLessThan(plain.body.length / 2);
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
});

test("a short answer is not worth it", async () => {
  const { list } = await startWithList(1);
  const answer = await list("gzip, br, zstd");
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.json().data).toHaveLength(1);
});

/** A server with long answers of every kind. */
function startWithLongAnswers() {
  const app = Fastify();
  closeAfterTest(() => app.close());
  compressAnswers(app);
  const long = { text: "long ".repeat(1000) };
  app.get("/api/companies", () => long);
  app.get("/api/auth/sessions", () => long);
  app.get("/api/companies/1", (_request, reply) => reply.header("etag", '"1"').send(long));
  app.get("/api/file", () => Readable.from([JSON.stringify(long)]));
  app.get("/api/picture", (_request, reply) => reply.type("image/svg+xml").send(long.text));
  app.get("/companies", () => long);
  return (url: string) => app.inject({ url, headers: { "accept-encoding": "gzip, br, zstd" } });
}

test.each([
  ["what stands beside a secret", "/api/auth/sessions"],
  ["what an ETag names", "/api/companies/1"],
  ["a download that is still being made", "/api/file"],
  ["what is no text of ours", "/api/picture"],
  ["what is not the API's", "/companies"],
])("%s is never compressed", async (_what, url) => {
  const get = startWithLongAnswers();
  const { headers } = await get(url);
  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers.vary).toBeUndefined();
  expect((await get("/api/companies")).headers["content-encoding"]).toBe("zstd");
});

test("an export leaves as it is made", async () => {
  const { get } = await startWithList(40);
  const answer = await get(exportEndpoints.companies.url, "gzip, br, zstd");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.body).toContain("Company 39");
});
