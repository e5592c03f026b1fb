import { expect, test } from "vitest";
import { endpoints } from "../../shared/api/api.ts";
import { type Endpoint, isEndless, isFileAnswer } from "../../shared/api/endpoint.ts";
import { nameOf } from "../../shared/api/endpoint-name.ts";
import { toSchema } from "../docs/schemas.ts";

/** Lists without a limit in their address that cannot be long, and why. */
const tags = "a record's tags: 30 at most";
const passkeys = "a user's passkeys: a few";
const short: Record<string, string> = {
  "GET /api/absences": "the absences of a desk: 5,000 at most",
  "GET /api/batch": "its parts are worked out where each is by itself",
  "GET /api/booking-mails/:id": "the few parts of one mail",
  "GET /api/companies/:id": tags,
  "GET /api/companies/merge": "as many as the address names: 10 at most",
  "GET /api/customers/:id": tags,
  "GET /api/customers/merge": "as many as the address names: 10 at most",
  "GET /api/dashboard": "a few of each kind",
  "GET /api/dashboard/people": "the people of a desk; their sums are read by threads of their own",
  "GET /api/meeting-types": "the meeting types of a desk: 200 at most",
  "GET /api/search": "a few of each kind; statements that read much have threads of their own",
  "GET /api/tags": "the tags of an account: 500 at most",
  "GET /api/views": "the views of an account: 100 at most",
  "POST /api/auth/login/options": passkeys,
  "POST /api/auth/passkeys/options": passkeys,
  "POST /api/auth/proof/options": passkeys,
  "POST /api/companies": tags,
  "POST /api/companies/:id/customers": tags,
  "POST /api/companies/:id/merge": tags,
  "POST /api/customers": tags,
  "POST /api/customers/:id/merge": tags,
  "POST /api/customers/bulk": "names 100 of those left alone, done in batches",
  "POST /api/history/:id/undo": "an entry shows a few records, done in batches",
  "PUT /api/companies/:id": tags,
  "PUT /api/customers/:id": tags,
};

/** Whether an answer has a list at all, however deep. */
function hasList(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  if (Reflect.get(schema, "type") === "array") return Reflect.get(schema, "maxItems") === undefined;
  return Object.values(schema).some(hasList);
}

function isUnbounded(endpoint: Endpoint): boolean {
  const { schema } = endpoint;
  if (isEndless(endpoint)) return false;
  const [answer] = Object.values(schema.response);
  if (!answer) return false;
  if (isFileAnswer(answer)) return true;
  const isPaged = Object.hasOwn(schema.querystring?.shape ?? {}, "limit");
  return !isPaged && hasList(toSchema(answer, "output"));
}

test("whatever answers a file or a list without a limit is long, or on the list of short ones", () => {
  const outside = endpoints.filter((one) => isUnbounded(one) && !one.isLong).map(nameOf);
  expect(outside.toSorted()).toEqual(Object.keys(short).toSorted());
});
