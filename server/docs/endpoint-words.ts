import { keyAccessOf } from "../../shared/account/keys.ts";
import {
  answersVersion,
  idempotencyHeaders,
  ifMatchHeaders,
} from "../../shared/api/conditional.ts";
import { type Endpoint, isFileAnswer, isStreamAnswer } from "../../shared/api/endpoint.ts";

const proofWords = {
  always: "Asks for a proof of who is calling that is at most ten minutes old",
  sometimes: "Some changes ask for a proof of who is calling that is at most ten minutes old",
};

const keyWords = {
  read: [],
  write: ["An access token must be one that can write"],
  none: ["Access tokens can’t be used"],
};

function toCallers(endpoint: Endpoint): string[] {
  if (endpoint.access === "public") return ["No session needed"];
  const covers = "Covers only the records of the signed-in user";
  return [covers, ...keyWords[keyAccessOf(endpoint)]];
}

/** What callers need to know about an endpoint. */
export function toDescription(endpoint: Endpoint): string {
  const { summary, schema, proof } = endpoint;
  const [success] = Object.values(schema.response);
  const sentences = [
    summary,
    ...toCallers(endpoint),
    ...(proof ? [proofWords[proof]] : []),
    ...(schema.body ? ["Leading and trailing spaces are removed before validation"] : []),
    ...(answersVersion(endpoint)
      ? ["The `ETag` of the response names the version of the record"]
      : []),
    ...(schema.headers === ifMatchHeaders
      ? [
          "With `If-Match`, a record that has changed since is not changed: 409 with its current state",
        ]
      : []),
    ...(schema.headers === idempotencyHeaders
      ? [
          "With an `Idempotency-Key`, repeating the request within 30 days makes no second record; 404 if the first one is gone",
        ]
      : []),
    ...("_id" in (schema.body?.shape ?? {})
      ? [
          "With `_id`, the record gets that id: 409 if a record of the user’s has it, or had it and is still in the history",
        ]
      : []),
    ...(isFileAnswer(success) && !isStreamAnswer(success)
      ? ["The response is a file, sent as fast as the client reads it"]
      : []),
  ];
  return sentences.map((sentence) => `${sentence}.`).join(" ");
}
