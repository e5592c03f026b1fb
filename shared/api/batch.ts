import { z } from "zod";
import { storableText } from "../text/text.ts";
import { endpoints, fileOf } from "./endpoint.ts";

/** Reads that one call may ask for: more than any screen begins with. */
export const maxParts = 16;

/** A line of the answer: what one of the reads is answered. */
export interface BatchPart {
  /** Which one, by its place in the address, from 0 on. */
  part: number;
  status: number;
  headers: Record<string, string>;
  body: string;
}

export const batchEndpoints = endpoints("Batch", {
  get: {
    method: "GET",
    url: "/api/batch",
    summary: `Up to ${maxParts} reads in one call. Each is answered, refused and counted as if it came by itself, on a line of its own as soon as it is worked out`,
    right: "own",
    schema: {
      querystring: z.object({
        get: storableText(8000).meta({
          description:
            "Addresses such as `/api/companies?limit=10`, with commas between them; a comma in an address is `%2C`. Every `GET` that answers JSON to who is logged in can be asked for, below `/api/auth/` only `/api/auth/me`",
        }),
      }),
      response: {
        200: fileOf(
          "application/x-ndjson",
          z.string().meta({
            description:
              "A JSON object in each line: `part` is the place of its address, from 0 on; `status`, `headers` and `body` are what that address answers. A part that has no line didn’t fit in: ask for it by itself",
          }),
        ),
      },
    },
  },
});
