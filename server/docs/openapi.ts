import type { z } from "zod";
import { keyAccessOf } from "../../shared/account/keys.ts";
import { proofRefusal } from "../../shared/account/proof.ts";
import { apiParts, endpoints } from "../../shared/api/api.ts";
import {
  conflictBodyOf,
  idempotencyHeaders,
  ifMatchHeaders,
} from "../../shared/api/conditional.ts";
import {
  accepted,
  type Endpoint,
  errorBody,
  type FileAnswer,
  isFileAnswer,
} from "../../shared/api/endpoint.ts";
import { nameOf } from "../../shared/api/endpoint-name.ts";
import { STATUS_CODES } from "../http/responses/status-codes.ts";
import { description, late, refusals } from "./descriptions.ts";
import { toDescription } from "./endpoint-words.ts";
import { type JsonSchema, toSchema } from "./schemas.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
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
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: Content & { required: true };
  responses: Record<string, Partial<Content> & { description?: string; $ref?: string }>;
}

export interface OpenApiDocument {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
    contact: { name: string; email: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

/** Refusals that the shape of an endpoint does not tell of. */
const ownRefusals: Record<string, string[]> = {
  "POST /api/auth/login": ["401"],
  "POST /api/auth/register": ["409"],
  "PUT /api/auth/me": ["409"],
  "PUT /api/subscription": ["404"],
  "DELETE /api/subscription": ["404"],
  "PUT /api/desk/subscription": ["404"],
  "DELETE /api/desk/subscription": ["404"],
  "GET /calendar/:token.ics": ["404", "429"],
};

/** The API as an OpenAPI 3.1 document, made from the very endpoints that the server runs on. */
export function createOpenApi(supportEmail: string): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const endpoint of endpoints) {
    const path = endpoint.url.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Client Desk",
      version: "1",
      description,
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: "Whoever runs this server", email: supportEmail },
    },
    servers: [{ url: "/" }],
    tags: apiParts.map(({ tag, about }) => ({ name: tag, description: about })),
    paths,
    components: {
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "The token of a login" },
        accessToken: { type: "http", scheme: "bearer", description: "For programs: cd_…" },
      },
      schemas: { Refusal: toSchema(errorBody, "output") },
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, words]) => [status, toRefusal(words)]),
      ),
    },
  };
}

function toOperation(endpoint: Endpoint): Operation {
  const { method, url, summary, tag, schema } = endpoint;
  return {
    operationId: toOperationId(method, url),
    summary,
    description: toDescription(endpoint),
    tags: [tag],
    security: toSecurity(endpoint),
    parameters: [
      ...toParameters("path", schema.params),
      ...toParameters("query", schema.querystring),
      ...toParameters("header", schema.headers),
    ],
    ...(schema.body && { requestBody: { required: true, ...toContent(schema.body, "input") } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(schema.response).map(([status, answer]) => [
          status,
          { description: STATUS_CODES[status] ?? "Success", ...toAnswer(answer) },
        ]),
      ),
      ...(endpoint.isAct && { 202: { description: late, ...toAnswer(accepted) } }),
      ...Object.fromEntries(
        listRefusals(endpoint).map((status) => [
          status,
          { $ref: `#/components/responses/${status}` },
        ]),
      ),
      ...toBodies(endpoint),
    },
  };
}

/** Either of them will do. */
function toSecurity(endpoint: Endpoint): Operation["security"] {
  if (endpoint.access === "public") return [];
  const session = { session: [] };
  return keyAccessOf(endpoint) === "none" ? [session] : [session, { accessToken: [] }];
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

function toParameters(place: Parameter["in"], parameters: z.ZodObject | undefined): Parameter[] {
  if (!parameters) return [];
  const { properties = {}, required = [] } = toSchema(parameters, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: typeof schema === "boolean" ? {} : schema,
  }));
}

/** Every status below 200 or above 299 that the endpoint can answer; there is no other. */
function listRefusals(endpoint: Endpoint): string[] {
  const { method, url, access, schema, refusals } = endpoint;
  const { params, querystring, body, headers } = schema;
  const writes = method !== "GET";
  const isGuarded = access === "session";
  const statuses = [
    ...(writes || params || querystring ? ["400"] : []),
    ...(isGuarded ? ["401", "429"] : []),
    ...(isGuarded && keyAccessOf(endpoint) !== "read" ? ["403"] : []),
    // Also of a date: a part of an address that is too long names nothing.
    ...(isGuarded && params ? ["404"] : []),
    // A creation was repeated, and its record is gone.
    ...(headers === idempotencyHeaders ? ["404"] : []),
    ...(headers === ifMatchHeaders || headers === idempotencyHeaders ? ["409"] : []),
    ...(writes ? ["413", "415", "507"] : []),
    ...(params ? ["414"] : []),
    // Whatever takes a password or an address of somebody.
    ...(url.startsWith("/api/auth/") && body ? ["429"] : []),
    ...(ownRefusals[nameOf(endpoint)] ?? []),
    ...(endpoint.proof ? ["403"] : []),
    ...Object.keys(refusals ?? {}),
    "431",
    "500",
    "503",
  ];
  return [...new Set(statuses)].sort();
}

/** Refusals that say more than what is wrong: what is there now, for whoever came too late. */
function toBodies(endpoint: Endpoint): Operation["responses"] {
  const current = conflictBodyOf(endpoint);
  const bodies = {
    ...(endpoint.proof && { 403: proofRefusal }),
    ...(current && { 409: current }),
    ...endpoint.refusals,
  };
  return Object.fromEntries(
    Object.entries(bodies).map(([status, body]) => [
      status,
      // as: listRefusals names these statuses, too.
      {
        description: refusals[status as unknown as keyof typeof refusals],
        ...toContent(body, "output"),
      },
    ]),
  );
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
