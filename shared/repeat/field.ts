import { storableText } from "../text/text.ts";
import { ruleProblem } from "./rule.ts";

/** The value of an RRULE, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=8`; empty for none. */
export function repeatRule() {
  return storableText(300)
    .toUpperCase()
    .refine((text) => text === "" || ruleProblem(text) === undefined, {
      error: ({ input }) => ruleProblem(String(input)),
    })
    .meta({
      description:
        "The value of an RRULE (RFC 5545) with FREQ from DAILY to YEARLY, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=8`; UNTIL is a day or a time without a zone. Empty for none",
    });
}
