import { z } from "zod";
import type { Right } from "../account/roles.ts";

/**
 * An endpoint of the API, as plain data. The server passes it to `app.route()` with a handler, the
 * client calls it through `call()`, and the OpenAPI document is generated from it.
 */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Full path with `:name` placeholders, for example `/api/companies/:id`. */
  url: string;
  summary: string;
  /** Heading in the API document. */
  tag: string;
  /** `session`: requires a valid bearer token. */
  access: "public" | "session";
  schema: {
    params?: z.ZodObject;
    querystring?: z.ZodObject;
    body?: z.ZodObject;
    /** Loose, with lowercase names: only what the endpoint itself reads. */
    headers?: z.ZodObject;
    /** The success response by status; every refusal is an `errorBody`. */
    response: Record<number, z.ZodType | FileAnswer>;
  };
  /**
   * Only for who has proved who they are within ten minutes, `always` or with some bodies: 403 with
   * `proof` otherwise. A client gives the proof, and then calls again.
   */
  proof?: "always" | "sometimes";
  /** It only reads, although its method is not GET. */
  isRead?: true;
  /** What it asks of who calls, where that does not follow from the method; see account/roles.ts. */
  right?: Right;
  /** No access token gets there, see account/keys.ts. */
  forPeople?: true;
  /** Its answer or file can take over 10 ms to work out, so another thread does: it only reads. */
  isLong?: true;
  /** Its body takes the record's `_id`. Said here as well because browsers get no schemas. */
  makesRecord?: true;
  /**
   * It may touch so many records that it goes on after a 202, see `accepted`. A client says with
   * `Prefer: wait=2` after how many seconds; else that is 30.
   */
  isAct?: true;
  /** Values that its body may have, where a long list is meant; 1,000 otherwise. */
  maxValues?: number;
  /** Refusals by status that no other part of the endpoint implies, with their bodies. */
  refusals?: Record<number, z.ZodType>;
}

/** The answer of an act that goes on by itself; `Location` is where to see how far it has come. */
export const accepted = z.object({ msg: z.string(), data: z.object({ change: z.string() }) });

/** A success response that is a file to download, streamed, instead of JSON. */
export interface FileAnswer {
  /** Media type without parameters, such as `text/csv`. The text is always UTF-8. */
  contentType: string;
  /** What the file holds. */
  content: z.ZodType;
}

/** A success response without an end: a stream of events until either side closes it. */
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

/** Whether it answers with a file. */
export function answersFile({ schema }: Endpoint): boolean {
  return Object.values(schema.response).some(isFileAnswer);
}

/** Whether a response never ends. */
export function isEndless({ schema }: Endpoint): boolean {
  return Object.values(schema.response).some(
    (answer) => isFileAnswer(answer) && isStreamAnswer(answer),
  );
}

/** Checks an endpoint's shape and keeps its literal types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** What most endpoints need not say. */
interface Usual {
  tag: string;
  access: "session";
}

/**
 * A table of endpoints with one heading in the API document. Each requires a session and has that
 * heading, unless it says otherwise.
 */
// @__NO_SIDE_EFFECTS__
export function endpoints<
  const T extends Record<string, Omit<Endpoint, keyof Usual> & Partial<Endpoint>>,
>(tag: string, table: T): { [Name in keyof T]: Omit<Usual, keyof T[Name]> & T[Name] } {
  const whole = Object.entries(table).map(([name, { method, url, ...rest }]) => [
    name,
    { method, url, tag, access: "session", ...rest },
  ]);
  // as: an object of the same names.
  return Object.fromEntries(whole) as ReturnType<typeof endpoints<T>>;
}

/** An endpoint whose answer is a file, for those who may take files along. */
// @__NO_SIDE_EFFECTS__
export function exportOf<const E extends Pick<Endpoint, "url" | "summary" | "schema">>(one: E) {
  return {
    isLong: true,
    method: "GET",
    ...one,
    tag: "Exports",
    access: "session",
    right: "export",
  } as const;
}

/** Every refusal: always `msg`, and `errors` if single fields are wrong. */
export const errorBody = z.object({
  msg: z.string(),
  errors: z.array(z.object({ msg: z.string(), path: z.string() })).optional(),
  /** Set from status 500 on, to match a report with the log. */
  requestId: z.string().optional(),
});
export type ErrorBody = z.output<typeof errorBody>;

/** The response of a call that returns only a message. */
export const messageBody = z.object({ msg: z.string() });

/** Wraps a payload in `data`, as every success response does. */
export function dataOf<T extends z.ZodType>(payload: T) {
  return z.object({ data: payload });
}
