import { expect, test } from "vitest";
import { endpoints } from "../../../shared/api/api.ts";
import { nameOf } from "../../../shared/api/endpoint-name.ts";
import { largest } from "../../../tools/largest.ts";
import { toSchema } from "../../docs/schemas.ts";
import { bodyLimits, findExcess, maxBytesOf } from "./body-limits.ts";

const withBody = endpoints.filter(({ schema }) => schema.body);

test.each(withBody.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  "the largest body that %s describes is within its limits",
  (_, endpoint) => {
    const { schema, maxValues = bodyLimits.values } = endpoint;
    if (!schema.body) throw new Error("It has a body");
    const body = Buffer.from(JSON.stringify(largest(toSchema(schema.body, "input"))));
    expect(findExcess(body, maxValues)).toBeUndefined();
    expect(body.length).toBeLessThanOrEqual(maxBytesOf(endpoint));
  },
);
