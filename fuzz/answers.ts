import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FuzzedOperation } from "./operations.ts";

export interface FuzzAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
}

/** What is wrong with an answer, in words; undefined when it is as the document says. */
export type JudgeAnswer = (operation: FuzzedOperation, answer: FuzzAnswer) => string | undefined;

/** Judges by the document alone: status, media type, every field, and the headers of every answer. */
export function createJudge(): JudgeAnswer {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  // The package is CommonJS: its function is the module and its default at once.
  addFormats.default(ajv);
  const known = new Map<object, ValidateFunction>();
  const compile = (schema: object) => {
    const validate = known.get(schema) ?? ajv.compile(schema);
    known.set(schema, validate);
    return validate;
  };
  return (operation, answer) => {
    const { status, headers, text } = answer;
    if (status === 500) return "500: our fault";
    const content = operation.answers.get(status);
    if (!content) return `${status} is not declared`;
    const type = String(headers["content-type"]).split(";")[0] ?? "";
    const schema = content[type]?.schema;
    if (!schema) return `${status} as ${type} is not declared`;
    const isText = schema.type === "string";
    const validate = compile(schema);
    if (!validate(isText ? text : parse(text))) {
      return `${status} does not match its schema: ${ajv.errorsText(validate.errors)}`;
    }
    return judgeHeaders(answer);
  };
}

function judgeHeaders({ status, headers }: FuzzAnswer): string | undefined {
  const wanted: Record<string, RegExp> = {
    // Only a calendar may be kept by who reads it, to ask whether it has changed.
    "cache-control": /no-store|^private, no-cache$/,
    "x-content-type-options": /^nosniff$/,
    // Refused before there was a request to give an id.
    ...(status !== 431 && { "x-request-id": /./ }),
    ...(status === 401 && { "www-authenticate": /^Bearer/ }),
    ...([429, 503].includes(status) && { "retry-after": /^\d+$/ }),
  };
  const missing = Object.entries(wanted).find(
    ([name, form]) => !form.test(String(headers[name] ?? "")),
  );
  return missing && `${status} without ${missing[0]}: ${headers[missing[0]] ?? "(none)"}`;
}

export function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
