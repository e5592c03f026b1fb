import { describe, expect, test } from "vitest";
import { holdRows, showRows } from "./hold-rows.ts";

const toRows = (ids: string) => [...ids].map((_id) => ({ _id }));
const toIds = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id).join("");

/** Shown before, whether more followed; the answer, whether more follow; what others did. */
function hold(
  [before, hadMore, waited = ""]: [string, boolean, string?],
  [answer, hasMore]: [string, boolean],
  records = "",
  isMore = false,
) {
  const { shown, waiting } = holdRows(
    { shown: toRows(before), waiting: new Set(waited), hasMore: hadMore },
    { rows: toRows(answer), hasMore },
    { records: new Set(records), isMore },
  );
  return [toIds(shown), [...waiting].join("")];
}

const whole = false;
const more = true;

describe("what others do", () => {
  test("moves no row: one that was made waits, wherever it belongs", () => {
    expect(hold(["abc", whole], ["xabyc", whole], "xy")).toEqual(["abc", "xy"]);
    expect(hold(["abc", whole], ["abcx", whole], "x")).toEqual(["abc", "x"]);
    expect(hold(["abc", whole], ["cab", whole], "c")).toEqual(["abc", ""]);
  });

  test("of an act that names no record: a row waits that is new between others, or at a whole list's end", () => {
    expect(hold(["abc", whole], ["axbc", whole], "", true)).toEqual(["abc", "x"]);
    expect(hold(["abc", whole], ["abcx", whole], "", true)).toEqual(["abc", "x"]);
    expect(hold(["abc", more], ["abcx", more], "", true)).toEqual(["abcx", ""]);
  });

  test("takes out what is gone; the next row follows", () => {
    expect(hold(["abc", more], ["acd", more], "b")).toEqual(["acd", ""]);
    expect(hold(["abc", whole], ["ac", whole], "b")).toEqual(["ac", ""]);
    expect(hold(["abc", whole], ["", whole], "", true)).toEqual(["", ""]);
  });

  test("pushes nothing out of what is loaded", () => {
    expect(hold(["abc", more], ["xab", more], "x")).toEqual(["abc", "x"]);
    // One that was changed is not shown as it was.
    expect(hold(["abc", more], ["xab", more], "xc")).toEqual(["ab", "x"]);
    // Nor what an act of many may have taken.
    expect(hold(["abc", more], ["xab", more], "x", true)).toEqual(["ab", "x"]);
  });

  test("goes on waiting while more is loaded, and once it is gone no longer", () => {
    expect(hold(["abc", more, "x"], ["xabcdef", whole])).toEqual(["abcdef", "x"]);
    expect(hold(["abc", more, "x"], ["abcdexf", whole])).toEqual(["abcdef", "x"]);
    expect(hold(["abc", whole, "x"], ["abc", whole])).toEqual(["abc", ""]);
    expect(hold(["abc", whole, "x"], ["xabc", whole])).toEqual(["abc", "x"]);
  });

  test("takes a row out that belongs under another head now; there it waits", () => {
    const under = (head: string, ids: string) => toRows(ids).map((row) => ({ ...row, head }));
    const before = { shown: under("Ana", "abc"), waiting: new Set<string>(), hasMore: false };
    const rows = [...under("Ana", "ac"), ...under("Ben", "b")];
    const heard = { records: new Set("b"), isMore: false };
    const isMoved = (was: { head: string }, is: { head: string }) => was.head !== is.head;
    const held = holdRows(before, { rows, hasMore: false }, heard, isMoved);
    expect([toIds(held.shown), [...held.waiting].join("")]).toEqual(["ac", "b"]);
  });

  test("keeps an order that is no longer the answer's while more is loaded", () => {
    expect(hold(["abc", more], ["bcade", whole])).toEqual(["abcde", ""]);
  });
});

test("what oneself does shows at once, in its order; what waits goes on waiting", () => {
  const { shown, waiting } = showRows(
    { shown: toRows("abc"), waiting: new Set("xz") },
    toRows("xcnayb"),
    { records: new Set("yc") },
  );
  expect([toIds(shown), [...waiting].join("")]).toEqual(["cnab", "xy"]);
});
