import fc from "fast-check";
import { addDays } from "../../../shared/dates/dates.ts";
import { ruleProblem, weekdays } from "../../../shared/repeat/rule.ts";
import { firstDateProblem, nextTime } from "../../../shared/repeat/times.ts";

/** Rules of every part that the schema takes. */

const list = <One>(one: fc.Arbitrary<One>, maxLength: number) =>
  fc.uniqueArray(one, { minLength: 1, maxLength });
const signed = (max: number) =>
  fc.oneof(fc.integer({ min: 1, max }), fc.integer({ min: -max, max: -1 }));
const maybe = (part: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant("") }, part);
const numbers = (name: string, one: fc.Arbitrary<number>, most: number) =>
  maybe(list(one, most).map((all) => `;${name}=${all}`));
const nthDay = (max: number) =>
  fc.tuple(signed(max), fc.constantFrom(...weekdays)).map(([nth, day]) => `${nth}${day}`);

function days(freq: string): fc.Arbitrary<string> {
  const plain = fc.constantFrom(...weekdays);
  if (freq === "DAILY" || freq === "WEEKLY") return list(plain, 4).map(String);
  const nth = nthDay(freq === "MONTHLY" ? 5 : 53);
  return fc.oneof(
    list(plain, 5).map(String),
    list(nth, 3).map(String),
    list(fc.oneof(plain, nth), 3).map(String),
  );
}

const parts = fc
  .constantFrom("DAILY", "WEEKLY", "MONTHLY", "YEARLY")
  .chain((freq) =>
    fc.tuple(
      fc.constant(`FREQ=${freq}`),
      maybe(fc.integer({ min: 1, max: 12 }).map((n) => `;INTERVAL=${n}`)),
      numbers("BYMONTH", fc.integer({ min: 1, max: 12 }), 4),
      freq === "WEEKLY" ? fc.constant("") : numbers("BYMONTHDAY", signed(31), 4),
      maybe(days(freq).map((all) => `;BYDAY=${all}`)),
      maybe(list(signed(3), 2).map((all) => `;BYSETPOS=${all}`)),
      maybe(fc.constantFrom(...weekdays).map((day) => `;WKST=${day}`)),
    ),
  );

/** How a rule ends, without its times: never, by COUNT or by UNTIL. */
const ends = fc.oneof(
  fc.constant({}),
  fc.record({ count: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ days: fc.integer({ min: 0, max: 900 }) }),
);

export interface AnyRule {
  rule: string;
  /** A day of the rule, the first at or after `from`. */
  first: string;
}

/** A rule that begins at most so many days after a day, or with its first time after that. */
export function anyRule(from: string, days = 700): fc.Arbitrary<AnyRule> {
  return fc
    .tuple(parts, fc.nat(days), ends)
    .map(([texts, later, end]): AnyRule | undefined => {
      const endless = texts.join("");
      if (ruleProblem(endless) !== undefined) return undefined;
      const begin = addDays(from, later);
      // A rule without days of its own has those of its first day.
      const first = nextTime(endless, begin, begin);
      if (first === null || first.slice(0, 4) > "2060") return undefined;
      if (nextTime(endless, first, first) !== first) return undefined;
      const until = "days" in end ? `;UNTIL=${addDays(first, end.days).replaceAll("-", "")}` : "";
      const count = "count" in end ? `;COUNT=${end.count}` : "";
      const rule = endless + count + until;
      return firstDateProblem(rule, first) === undefined ? { rule, first } : undefined;
    })
    .filter((one) => one !== undefined);
}
