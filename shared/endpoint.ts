import { z } from "zod";

/**
 * One endpoint of the API, as plain data. The server spreads it into `app.route()` and adds a
 * handler, the client calls it through `call()`, and the OpenAPI document is made from it.
 */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Full path with `:name` placeholders, for example `/api/companies/:id`. */
  url: string;
  summary: string;
  /** Heading in the API document. */
  tag: string;
  /** `session`: only with a live bearer token. */
  access: "public" | "session";
  schema: {
    params?: z.ZodObject;
    querystring?: z.ZodObject;
    body?: z.ZodObject;
    /** Loose, with names in lower case: only what the endpoint itself reads. */
    headers?: z.ZodObject;
    /** The success answer by status; every refusal is an `errorBody`. */
    response: Record<number, z.ZodType | FileAnswer>;
  };
}

/** A success answer that is a file to keep, sent piece by piece, instead of JSON to work with. */
export interface FileAnswer {
  /** Media type without parameters, such as `text/csv`. The text is always UTF-8. */
  contentType: string;
  /** What the file holds. */
  content: z.ZodType;
}

/** A success answer that goes on until either side ends it, event by event. */
export interface StreamAnswer extends FileAnswer {
  isEndless: true;
}

export function streamOf(content: z.ZodType): StreamAnswer {
  return { contentType: "text/event-stream", content, isEndless: true };
}

export function fileOf(contentType: string, content: z.ZodType = z.string()): FileAnswer {
  return { contentType, content };
}

export function isFileAnswer(answer: z.ZodType | FileAnswer | undefined): answer is FileAnswer {
  return answer !== undefined && "contentType" in answer;
}

export function isStreamAnswer(answer: FileAnswer): answer is StreamAnswer {
  return "isEndless" in answer;
}

/** Whether an answer has no end that anybody could wait for. */
export function isEndless({ schema }: Endpoint): boolean {
  return Object.values(schema.response).some(
    (answer) => isFileAnswer(answer) && isStreamAnswer(answer),
  );
}

/** Keeps the literal types of an endpoint while checking its shape. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Every refusal: `msg` always, `errors` when single fields are to blame. */
export const errorBody = z.object({
  msg: z.string(),
  errors: z.array(z.object({ msg: z.string(), path: z.string() })).optional(),
  /** Set from 500 on, so that a report can be matched with the log. */
  requestId: z.string().optional(),
});
export type ErrorBody = z.output<typeof errorBody>;

/** Answer of a call that has nothing to return but a sentence. */
export const messageBody = z.object({ msg: z.string() });

/** Wraps a payload in `data`, as every success answer does. */
export function dataOf<T extends z.ZodType>(payload: T) {
  return z.object({ data: payload });
}
