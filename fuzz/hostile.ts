import fc from "fast-check";

const depth = 10_000;
const longText = "x".repeat(20_000);

/** Texts that have broken programs. */
const hostileTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udc00x",
  "\u202Eabc",
  "\uFEFFx",
  "\r\nX-Injected: 1",
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  "%' ESCAPE '",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{7*7}}#{7*7}<%= 7*7 %>",
  "=cmd|' /C calc'!A0",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "%00",
  "%",
  "__proto__",
  "constructor",
  "NaN",
  "-0",
  "1e400",
  "9999999999999999999",
  "0x10",
  "null",
  "true",
  "[]",
  "ﷺ".repeat(60),
  "İ".repeat(200),
  "e\u0301".repeat(100),
  "👩‍👩‍👧‍👦".repeat(25),
  "2026-02-30",
  "2026-05-04T25:00",
  "+275760-09-13T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "0000-00-00",
  longText,
];

/** Values of the wrong kind, or on the edge of the right one. */
const hostileValues: unknown[] = [
  null,
  true,
  0,
  -1,
  0.1 + 0.2,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  -(2 ** 63),
  [],
  {},
  [["a"]],
  { toString: "x" },
  { $gt: "" },
  ...hostileTexts,
];

/** Whole bodies, as they go over the wire. */
export const hostileBodies = [
  "",
  " ",
  "{",
  "[]",
  "null",
  "0",
  '"text"',
  "NaN",
  "\uFEFF{}",
  "{} {}",
  '{"a":1,}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"name":"one","name":"two"}',
  '{"value":1e400}',
  '{"value":-0}',
  '{"name":"\\u0000"}',
  '{"name":"\\ud800"}',
  `{"name":"${longText}"}`,
  `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`,
  `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`,
  `{"name":"${"x".repeat(1_100_000)}"}`,
];

export const hostileTypes = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/xml",
  "application/json; charset=utf-16",
  "application/jsonx",
  "APPLICATION/JSON",
  "",
];

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: "binary", maxLength: 300 }),
);

export const hostileValue = fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue());

/** Mostly of a kind that some column has, and on the edge of what fits into it. */
export const cursorPart = fc.oneof(
  fc.constantFrom(-1, 0, 4, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 2 ** 63),
  fc.maxSafeInteger(),
  fc.constantFrom("", "a", "2026-05-04", "9999-12-31T23:59:59.999Z"),
  hostileText,
  hostileValue,
);
