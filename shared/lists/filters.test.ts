import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../dates/dates.ts";
import { customerStatuses } from "../statuses.ts";
import { type Condition, filterFields, filterWords, parseFilter, printFilter } from "./filters.ts";

const date = fc.integer({ min: -9000, max: 9000 }).map((days) => addDays("2026-05-04", days));
const id = fc.stringMatching(/^[\w-]{1,40}$/);
const amount = fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => (cents / 100).toFixed(2));
const count = fc.integer({ min: 0, max: 99_999 }).map(String);

function valuesOf(field: string, word: string): fc.Arbitrary<string[]> {
  const some = (one: fc.Arbitrary<string>) => fc.array(one, { minLength: 1, maxLength: 5 });
  const times = (one: fc.Arbitrary<string>) =>
    fc.array(
      one,
      word === "between" ? { minLength: 2, maxLength: 2 } : { minLength: 1, maxLength: 1 },
    );
  if (field === "contact") return times(fc.constantFrom("email", "phone"));
  if (field === "attention") return times(fc.constantFrom("needed", "snoozed"));
  if (word === "isEmpty" || word === "isSet") return fc.constant([]);
  if (field === "statusOn") {
    return fc
      .tuple(date, some(fc.constantFrom(...customerStatuses)))
      .map(([day, statuses]) => [day, ...statuses]);
  }
  if (field === "inTouch") return times(date);
  if (field === "industry") return some(fc.string({ minLength: 1 }).map(encodeURIComponent));
  if (field === "outcome") return times(fc.constantFrom("held", "no-show", "canceled", "open"));
  if (field === "hour") return times(fc.constantFrom("0-0", "1-9", "6-23"));
  if (field === "status") return some(fc.constantFrom(...customerStatuses));
  if (word === "is" || word === "isNot") return some(id);
  if (word === "daysAgo" || field === "openTasks") return times(count);
  return times(field === "value" ? amount : date);
}

const words = Object.entries(filterWords).flatMap(([field, all]) =>
  all.map((word) => [field, word] as const),
);
const customerWords = words.filter(([field]) => filterFields.customers.includes(field));
const condition = fc.constantFrom(...customerWords).chain(([field, word]) =>
  // as: field and word come from the same line.
  valuesOf(field, word).map((values) => ({ field, word, values }) as Condition),
);

test("an industry of any name is part of a filter", () => {
  fc.assert(
    fc.property(valuesOf("industry", "is"), (values) => {
      const conditions: Condition[] = [{ field: "industry", word: "is", values }];
      expect(parseFilter(printFilter(conditions), "companies")).toEqual(conditions);
    }),
  );
});

test("a filter that is printed reads as it was", () => {
  fc.assert(
    fc.property(fc.array(condition, { maxLength: 20 }), (conditions) => {
      expect(parseFilter(printFilter(conditions))).toEqual(conditions);
    }),
  );
});

test("no text makes the reader fail, and what it reads is printed as it was", () => {
  const piece = fc.constantFrom(...words.flat(), ":", ";", "|", "10", "2026-05-04", "Active", "x");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((all) => all.join("")),
      ),
      (text) => {
        const read = parseFilter(text);
        if (read) expect(printFilter(read)).toBe(text);
      },
    ),
  );
});

test.each([
  ["a field that is not there", "size:over:1"],
  ["a word of another field", "status:over:1"],
  ["a property of every object", "constructor:is:x"],
  ["a word that is missing", "status"],
  ["no value", "status:is"],
  ["an empty value", "status:is:"],
  ["an unknown status", "status:is:Active|Lost"],
  ["a value too many", "value:over:1|2"],
  ["a value too few", "value:between:1"],
  ["a value where none belongs", "tag:isEmpty:x"],
  ["an amount that is none", "value:over:1e3"],
  ["a negative amount", "value:under:-1"],
  ["three decimals", "value:over:1.005"],
  ["a day that does not exist", "lastContact:before:2026-02-30"],
  ["part of a day", "createdAt:after:2026-02"],
  ["days that are no whole number", "lastContact:daysAgo:1.5"],
  ["days without end", "lastContact:daysAgo:100000"],
  ["an id with a quote", 'company:is:a"b'],
  ["an id that is too long", `company:is:${"a".repeat(201)}`],
  ["other attention", "attention:is:wanted"],
  ["another way to get in touch", "contact:isEmpty:fax"],
  ["a colon too many", "status:is:Active:"],
  ["a semicolon at the end", "status:is:Active;"],
  ["a space", "status: is:Active"],
  ["too many values", `company:is:${Array(101).fill("a").join("|")}`],
  ["too many conditions", Array(21).fill("tag:isEmpty").join(";")],
])("%s is no filter", (_, text) => {
  expect(parseFilter(text)).toBeUndefined();
});

test("companies are narrowed by fewer fields", () => {
  for (const [field, word] of words) {
    const [values = []] = fc.sample(valuesOf(field, word), 1);
    // as: field and word come from the same line.
    const text = printFilter([{ field, word, values } as Condition]);
    const isTheirs = (filterFields.companies as readonly string[]).includes(field);
    expect(parseFilter(text, "companies") !== undefined, text).toBe(isTheirs);
  }
});
