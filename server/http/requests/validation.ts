import type { FastifySchemaCompiler, preValidationAsyncHookHandler } from "fastify";
import type { z } from "zod";
import { conflictBodyOf } from "../../../shared/api/conditional.ts";
import { accepted, type Endpoint, isFileAnswer } from "../../../shared/api/endpoint.ts";
import { invalid } from "../../errors.ts";
import { maxIssues, parseInSlices } from "./long-lists.ts";

/** Checks params, query string and body against the endpoint's own schemas. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input) => {
    const result = schema.safeParse(input);
    return result.success ? { value: result.data } : { error: refuseInput(result.error.issues) };
  };

/**
 * Checks a body that may have a long list: Fastify's own validation cannot wait between two rows. The
 * schema of the body then stays out of the route's, see `toRouteSchema`.
 */
export function checkLongBody(schema: z.ZodType): preValidationAsyncHookHandler {
  return async (request) => {
    const parsed = await parseInSlices(schema, request.body);
    if ("issues" in parsed) throw refuseInput(parsed.issues);
    request.body = parsed.data;
  };
}

/** One message a field: the first, which is the one that the form shows as well. */
function refuseInput(issues: z.core.$ZodIssue[]): Error {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    if (messages.size === maxIssues) break;
    const field = path.join(".");
    if (!messages.has(field)) messages.set(field, message);
  }
  // Without a path it is not a field that is wrong: the body is missing or is no object.
  if (messages.has("")) return invalid("The body must be a JSON object");
  const errors = [...messages].map(([path, msg]) => ({ msg, path }));
  return invalid(errors[0]?.msg ?? "Invalid input", errors);
}

/**
 * The schemas of a route as Fastify takes them. Answers are written by answers.ts, which leaves out
 * everything that the endpoint does not name. A file is sent as it is.
 */
export function toRouteSchema(endpoint: Endpoint) {
  const { schema } = endpoint;
  const conflict = conflictBodyOf(endpoint);
  const answers = {
    ...schema.response,
    ...(endpoint.isAct && { 202: accepted }),
    ...(conflict && { 409: conflict }),
  };
  const response = Object.entries(answers).filter(([, answer]) => !isFileAnswer(answer));
  const { body, ...others } = schema;
  return {
    ...others,
    ...(body && !hasLongBody(endpoint) && { body }),
    response: Object.fromEntries(response),
  };
}

export function hasLongBody({ maxValues = 0 }: Endpoint): boolean {
  return maxValues > 0;
}
