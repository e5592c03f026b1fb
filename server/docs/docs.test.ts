import { expect, test } from "vitest";
import { keyAccessOf } from "../../shared/account/keys.ts";
import { endpoints } from "../../shared/api/api.ts";
import { isFileAnswer } from "../../shared/api/endpoint.ts";
import { startApp } from "../test/harness.ts";
import { createOpenApi, type OpenApiDocument } from "./openapi.ts";

const methods = ["get", "put", "post", "delete"];

function listOperations({ paths }: OpenApiDocument) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, ...operation })),
  );
}

test("the document is served, and names every endpoint with its input and answer", async () => {
  const { app } = await startApp();
  const document = (await app.inject("/api/openapi.json")).json<OpenApiDocument>();
  expect(document.openapi).toBe("3.1.1");
  for (const endpoint of endpoints) {
    const { method, url, summary, access, schema } = endpoint;
    const path = url.replace(/:(\w+)/g, "{$1}");
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect(operation?.summary, `${method} ${url}`).toBe(summary);
    const isForKeys = keyAccessOf(endpoint) !== "none";
    expect(operation?.security).toEqual([
      ...(access === "session" ? [{ session: [] }] : []),
      ...(access === "session" && isForKeys ? [{ accessToken: [] }] : []),
    ]);
    expect(Boolean(operation?.requestBody)).toBe(Boolean(schema.body));
    const query = operation?.parameters.filter((parameter) => parameter.in === "query");
    expect(query?.map(({ name }) => name)).toEqual(Object.keys(schema.querystring?.shape ?? {}));
    for (const [status, answer] of Object.entries(schema.response)) {
      const { content = {} } = operation?.responses[status] ?? {};
      const [[type, described] = []] = Object.entries(content);
      expect(type).toBe(isFileAnswer(answer) ? answer.contentType : "application/json");
      expect(described?.schema.type).toBe(type === "application/json" ? "object" : "string");
    }
    expect(operation?.responses[500]).toEqual({ $ref: "#/components/responses/500" });
    expect(operation?.responses).not.toHaveProperty("default");
  }
  expect(listOperations(document)).toHaveLength(endpoints.length);
});

test("the document keeps the rules of OpenAPI 3.1", () => {
  const document = createOpenApi("help@example.com");
  const operations = listOperations(document);
  for (const { path, method, operationId, tags, parameters } of operations) {
    expect(methods).toContain(method);
    expect(tags.every((tag) => document.tags.some(({ name }) => name === tag))).toBe(true);
    const inPath = parameters.filter((parameter) => parameter.in === "path");
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(
      inPath.map(({ name }) => name),
      operationId,
    ).toEqual(placeholders);
    expect(inPath.every(({ required }) => required)).toBe(true);
  }
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[a-zA-Z]+$/.test(id))).toBe(true);
});

test("everything in the document is described, and it says whom to ask", () => {
  const { info, tags, ...document } = createOpenApi("help@example.com");
  expect(info.contact.email).toBe("help@example.com");
  expect(new Set(tags.map(({ name }) => name))).toEqual(new Set(endpoints.map(({ tag }) => tag)));
  for (const { description } of tags) expect(description).toMatch(/\w{3}/);
  for (const { operationId, summary, description } of listOperations({ info, tags, ...document })) {
    expect(description.startsWith(summary), operationId).toBe(true);
    expect(description).toMatch(/[.]$/);
  }
});

test("a creation that can be asked for again names the 404 of a record that is gone", () => {
  const { paths } = createOpenApi("help@example.com");
  for (const path of ["/api/companies", "/api/companies/{id}/customers", "/api/appointments"]) {
    expect(paths[path]?.post?.responses).toHaveProperty("404");
  }
});

test("dates, zones and optional emails have patterns that what the server takes fits", () => {
  const { paths } = createOpenApi("help@example.com");
  const fieldsOf = (path: string) => {
    const schema = paths[path]?.post?.requestBody?.content["application/json"]?.schema;
    return (name: string) => {
      const field = schema?.properties?.[name];
      return new RegExp((typeof field === "object" && field.pattern) || "no pattern");
    };
  };
  const appointment = fieldsOf("/api/appointments");
  for (const date of ["2026-05-04", "2026-05-04T15:00", "2026-05-04T15:00:00.000Z"]) {
    expect(date).toMatch(appointment("date"));
  }
  for (const date of ["", "04.05.2026", "2026-05-04T24:00", "2026-05-04T15:00+02:00"]) {
    expect(date).not.toMatch(appointment("date"));
  }
  expect("2026-05-04").toMatch(fieldsOf("/api/companies/{id}/customers")("lastContact"));
  const email = fieldsOf("/api/companies")("email");
  for (const fine of ["", "bo@example.com"]) expect(fine).toMatch(email);
  expect("bo").not.toMatch(email);
  const zone = fieldsOf("/api/auth/register")("timeZone");
  for (const fine of Intl.supportedValuesOf("timeZone")) expect(fine).toMatch(zone);
  expect("Mars ").not.toMatch(zone);
});

test("every reference in the document leads somewhere", () => {
  const document = createOpenApi("help@example.com");
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, reference = ""] of references) {
    const target = reference
      .slice(2)
      .split("/")
      .reduce<unknown>((part, key) => Object(part)[key], document);
    expect(reference.startsWith("#/") && target, reference).toBeTruthy();
  }
});

test("optional input is optional in the document, and answers are complete", () => {
  const { paths } = createOpenApi("help@example.com");
  const add = paths["/api/companies"]?.post;
  expect(add?.requestBody?.content["application/json"]?.schema.required).toEqual(["name"]);
  const change = paths["/api/companies/{id}"]?.put;
  expect(change?.requestBody?.content["application/json"]?.schema.required).toBeUndefined();
  const limit = paths["/api/companies"]?.get?.parameters.find(({ name }) => name === "limit");
  expect(limit).toMatchObject({ required: false, schema: { default: 50, maximum: 200 } });
});

test("the page shows every endpoint, without script and without other hosts", async () => {
  const { app } = await startApp();
  const answer = await app.inject("/api/docs");
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  const page = answer.body.replaceAll("<wbr>", "");
  for (const { url, summary } of endpoints) {
    expect(page).toContain(`<code>${url.replace(/:(\w+)/g, "{$1}")}</code>`);
    expect(page).toContain(summary.split("`")[0]?.split(";")[0]);
  }
  const others = page.replaceAll("http://localhost:3000", "");
  expect(others).not.toMatch(/<script|<style| style=|https?:\/\//);
  for (const [, link = ""] of page.matchAll(/(?:href|src)="([^"]+)"/g)) {
    expect(link).toMatch(/^[/#]/);
    if (link.startsWith("#")) expect(page).toContain(`id="${link.slice(1)}"`);
    else if (link !== "/") expect((await app.inject(link)).statusCode, link).toBe(200);
  }
  const css = await app.inject("/api/docs.css");
  expect(css.headers["content-type"]).toBe("text/css; charset=utf-8");
  expect(css.body).toContain("color-scheme: light dark");
});

test("the page shows with curl how a program calls, at the address of this server", async () => {
  const { app } = await startApp({ env: { PUBLIC_URL: "https://desk.example" } });
  const { body } = await app.inject("/api/docs");
  expect(body).toContain('href="#access-tokens"');
  expect(body).toContain("https://desk.example/api/companies");
  expect(body).toContain("Authorization: Bearer $TOKEN");
});
