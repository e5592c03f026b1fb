import { storableText } from "../text/text.ts";
import { sayRule } from "../words/rule.ts";
import { ruleProblem } from "./rule.ts";

/** What is wrong with a rule's text, as schemas say it; undefined when it is good. */
export function describeFault(text: string): string | undefined {
  const wrong = ruleProblem(text);
  return wrong && sayRule(wrong.code, wrong.values);
}

/** The value of an RRULE, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=8`; empty for none. */
export function repeatRule() {
  return storableText(300)
    .toUpperCase()
    .refine((text) => text === "" || ruleProblem(text) === undefined, {
      error: ({ input }) => describeFault(String(input)),
    })
    .meta({
      description:
        "The value of an RRULE (RFC 5545) with FREQ from DAILY to YEARLY, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=8`; UNTIL is a day or a time without a zone. Empty for none",
    });
}
