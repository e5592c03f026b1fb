import { STATUS_CODES } from "node:http";
import { z } from "zod";
import { endpoints } from "../../shared/api.ts";
import { type Endpoint, errorBody, type FileAnswer, isFileAnswer } from "../../shared/endpoint.ts";

interface Parameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: JsonSchema;
}

/** By media type: JSON, or that of a file. */
interface Content {
  content: Record<string, { schema: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: Content & { required: true };
  responses: Record<string, Partial<Content> & { description?: string; $ref?: string }>;
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const description = [
  "Everything that the pages of Client Desk do, they do through this API.",
  "Sign in to get a token and send it as `Authorization: Bearer TOKEN`.",
  "Every refusal has a `msg`, and `errors` with a `path` each when single fields are to blame.",
].join(" ");

const refusals = {
  400: "The input is wrong; `errors` names the fields",
  401: "There is no session, or it has ended",
  404: "There is no such record, or it is another user's",
  default:
    "Any other refusal: 401 wrong email or password, 409 a value is taken, 413 too large, 415 not " +
    "JSON, 500 our fault, 503 try again soon",
};

/** The API as an OpenAPI 3.1 document, made from the very endpoints that the server runs on. */
export function createOpenApi(): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const endpoint of endpoints) {
    const path = endpoint.url.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  return {
    openapi: "3.1.1",
    info: { title: "Client Desk", version: "1", description },
    servers: [{ url: "/" }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
      schemas: { Refusal: toSchema(errorBody, "output") },
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, words]) => [status, toRefusal(words)]),
      ),
    },
  };
}

function toOperation(endpoint: Endpoint): Operation {
  const { method, url, summary, tag, access, schema } = endpoint;
  return {
    operationId: toOperationId(method, url),
    summary,
    tags: [tag],
    security: access === "session" ? [{ session: [] }] : [],
    parameters: [
      ...toParameters("path", schema.params),
      ...toParameters("query", schema.querystring),
    ],
    ...(schema.body && { requestBody: { required: true, ...toContent(schema.body, "input") } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(schema.response).map(([status, answer]) => [
          status,
          { description: STATUS_CODES[status] ?? "Success", ...toAnswer(answer) },
        ]),
      ),
      ...Object.fromEntries(
        listRefusals(endpoint).map((status) => [
          status,
          { $ref: `#/components/responses/${status}` },
        ]),
      ),
    },
  };
}

/** `GET /api/companies/:id/customers` is `getCompaniesByIdCustomers`; dots and hyphens part words. */
function toOperationId(method: string, url: string): string {
  const words = url
    .replace("/api/", "")
    .replace(/:(\w+)/g, "by/$1")
    .split(/[/.-]/);
  const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + capitals.join("");
}

function toParameters(place: "path" | "query", parameters: z.ZodObject | undefined): Parameter[] {
  if (!parameters) return [];
  const { properties = {}, required = [] } = toSchema(parameters, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: typeof schema === "boolean" ? {} : schema,
  }));
}

/** The refusals that the endpoint itself tells of; `default` stands for all others. */
function listRefusals({ access, schema }: Endpoint): string[] {
  const takesInput = schema.params || schema.querystring || schema.body;
  return [
    ...(takesInput ? ["400"] : []),
    ...(access === "session" ? ["401"] : []),
    ...(access === "session" && schema.params?.shape.id ? ["404"] : []),
    "default",
  ];
}

function toRefusal(words: string) {
  const schema = { $ref: "#/components/schemas/Refusal" };
  return { description: words, content: { "application/json": { schema } } };
}

function toAnswer(answer: z.ZodType | FileAnswer): Content {
  if (!isFileAnswer(answer)) return toContent(answer, "output");
  return toContent(answer.content, "output", answer.contentType);
}

function toContent(
  schema: z.ZodType,
  io: "input" | "output",
  contentType = "application/json",
): Content {
  return { content: { [contentType]: { schema: toSchema(schema, io) } } };
}

function toSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  // The dialect is that of OpenAPI 3.1 itself and need not be named in every part.
  const { $schema, "~standard": _, ...jsonSchema } = z.toJSONSchema(schema, { io });
  return jsonSchema;
}
