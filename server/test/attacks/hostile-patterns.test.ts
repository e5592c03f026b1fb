import { expect, test } from "vitest";
import { endpoints } from "../../../shared/api/api.ts";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { maxBytesOf } from "../../http/limits/body-limits.ts";
import { newPerson, startApp } from "../harness.ts";
import { addCompany } from "../records.ts";

// A pattern that goes back over what it has read takes the square of the length, or worse, of such
// texts: a test of it then does not come to its end.

/** Not half of what a body may be: as JSON some of them take twice their length. */
const longestOf = (endpoint: Endpoint) => Math.floor(maxBytesOf(endpoint) * 0.43);
const pieces = ["a", " ", "1", "-", ".", "=", "@", "a@", "a.", "\t", "\n", ";", ",", '"', "%", "'"];
const ends = ["", "!"];

const repeat = (piece: string, length: number) =>
  piece.repeat(Math.floor(length / piece.length)).slice(0, length);

const texts = (length: number) =>
  pieces.flatMap((piece) => ends.map((end) => repeat(piece, length) + end));

test("no text in a body makes any pattern go back over it", async () => {
  const ana = await newPerson();
  const { _id } = await addCompany(ana);
  const params = { id: _id, token: "x", date: "2026-05-04" };
  const written = endpoints.filter(({ schema }) => "body" in schema && schema.body);
  expect(written.length).toBeGreaterThan(8);
  for (const endpoint of written) {
    // as: all bodies are objects of named fields.
    const fields = Object.keys(Object(endpoint.schema).body.shape);
    for (const text of texts(Math.floor(longestOf(endpoint) / fields.length))) {
      const body = Object.fromEntries(fields.map((field) => [field, text]));
      const { statusCode } = await ana.send(endpoint, { params, body });
      expect([200, 201, 400, 401, 404, 409, 429], `${endpoint.url} ${text.slice(0, 9)}`).toContain(
        statusCode,
      );
    }
  }
}, 180_000);

test("no text in an address or a header makes any pattern go back over it", async () => {
  const { app, signUp } = await startApp({ env: { TRUST_PROXY: "1" } });
  const { token } = await signUp();
  const names = ["accept-encoding", "content-type", "cookie", "idempotency-key", "if-match"];
  const others = ["if-none-match", "user-agent", "x-forwarded-for", "authorization"];
  for (const text of texts(14_000)) {
    const value = text.replace(/[^\t\x20-\x7e]/g, "?").trim();
    for (const name of [...names, ...others]) {
      const headers = { authorization: `Bearer ${token}`, [name]: value };
      const url = "/api/companies";
      const { statusCode } = await app.inject({ method: "POST", url, headers, payload: "{}" });
      expect([400, 401, 415], `${name}: ${value.slice(0, 9)}`).toContain(statusCode);
    }
    const headers = { authorization: `Bearer ${token}` };
    for (const field of ["search", "sort", "cursor", "createdFrom", "limit"]) {
      const url = `/api/companies?${field}=${encodeURIComponent(text).slice(0, 14_000)}`;
      const { statusCode } = await app.inject({ url, headers });
      expect([200, 400], `${field}: ${text.slice(0, 9)}`).toContain(statusCode);
    }
  }
}, 180_000);
