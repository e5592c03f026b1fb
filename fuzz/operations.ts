import type { OpenApiDocument, Operation } from "../server/docs/openapi.ts";
import type { JsonSchema } from "../server/docs/schemas.ts";

/** One operation of the served document, with its references followed. */
export interface FuzzedOperation {
  name: string;
  method: string;
  path: string;
  needsSession: boolean;
  parameters: Operation["parameters"];
  body: JsonSchema | undefined;
  /** By status: the schema of the answer by its media type. */
  answers: Map<number, Record<string, { schema: JsonSchema }>>;
}

export function readOperations(document: OpenApiDocument): FuzzedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      needsSession: operation.security.length > 0,
      parameters: operation.parameters,
      body: operation.requestBody?.content["application/json"]?.schema,
      answers: readAnswers(document, operation),
    })),
  );
}

function readAnswers(document: OpenApiDocument, { responses }: Operation) {
  const answers: FuzzedOperation["answers"] = new Map();
  for (const [status, response] of Object.entries(responses)) {
    const { content = {} } = follow(document, response);
    answers.set(Number(status), inline(document, content));
  }
  return answers;
}

/** The one schema that answers share, put in place of its name. */
function inline<T>({ components }: OpenApiDocument, content: T): T {
  const shared = JSON.stringify(components.schemas?.Refusal);
  return JSON.parse(
    JSON.stringify(content).replaceAll('{"$ref":"#/components/schemas/Refusal"}', shared),
  );
}

function follow(document: OpenApiDocument, response: Operation["responses"][string]) {
  if (!response.$ref) return response;
  const name = response.$ref.replace("#/components/responses/", "");
  // as: the document's own responses have the shape of any other.
  return document.components.responses?.[name] as Operation["responses"][string];
}
