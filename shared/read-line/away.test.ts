import { expect, test } from "vitest";
import { readAway } from "./away.ts";

const read = (text: string) => readAway(text, { now: "2026-11-23T13:00" });

test.each([
  ["away nov 30 to dec 11", "2026-11-30", "2026-12-11"],
  ["Away from tuesday until friday", "2026-11-24", "2026-11-27"],
  ["away tomorrow", "2026-11-24", "2026-11-24"],
  ["away until dec 11", "2026-11-23", "2026-12-11"],
  ["away dec 30 to jan 2", "2026-12-30", "2027-01-02"],
  ["away dec 1 to dec 1", "2026-12-01", "2026-12-01"],
])("%s", (text, from, until) => {
  const found = read(text);
  expect(found).toMatchObject({ from, until });
  for (const { start, end } of found?.parts ?? [])
    expect(text.slice(start, end)).not.toMatch(/ to | until /);
});

test.each(["away", "away team", "away dec 11 to nov", "awaymonday", "send anna away monday"])(
  "%s says no days",
  (text) => expect(read(text)).toBeUndefined(),
);
