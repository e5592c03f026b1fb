import { describe, expect, test } from "vitest";
import { lineInWords, rowsOf } from "./line-in-words.ts";
import { fitName } from "./names.ts";
import { maybeNames, readLine } from "./read-line.ts";

const rows = rowsOf(`
aoife tomorrow                  => book 2026-11-23 | Who aoife | When tomorrow
tomorrow aoife review 45m       => book 2026-11-23 45m | When tomorrow | Who aoife | What review | For 45m | = Review
book aoife friday               => book 2026-11-27 | Add book | Who aoife | When friday
may 4 anna                      => book 2027-05-04 | When may 4 | Who anna
fri anna send quote             => book 2026-11-27 | When fri | Who anna | What send quote | = Send quote
anna yesterday                  =>
lunch tomorrow                  =>
lunch tomorrow 12               => book 2026-11-23 12:00 | What lunch | When tomorrow 12 | = Lunch
cancel aoife                    => cancel | Set cancel | Who aoife
cancel aoife tomorrow           => cancel 2026-11-23 | Set cancel | Who aoife | When tomorrow
cancel the meeting with aoife   => cancel | Set cancel | Who aoife
cancel aoife review             => cancel | Set cancel | Who aoife | What review | = Review
aoife canceled                  => cancel | Who aoife | Set canceled
aoife was cancelled             => cancel | Who aoife | Set cancelled
move aoife to fri 10            => move 2026-11-27 10:00 | Move move | Who aoife | New time to fri 10
move aoife 11                   => move 11:00 | Move move | Who aoife | New time 11
reschedule aoife tomorrow       => move 2026-11-23 | Move reschedule | Who aoife | New time tomorrow
move aoife from tue to fri 10   => move 2026-11-27 10:00 | Move move | Who aoife | When from tue | New time to fri 10
move aoife                      => move | Move move | Who aoife
move anna to pending            => status Pending | Set move | Who anna | Status pending
held aoife                      => held | Set held | Who aoife
aoife held                      => held | Who aoife | Set held
aoife yesterday held            => held 2026-11-21 | Who aoife | When yesterday | Set held
no-show aoife                   => noShow | Set no-show | Who aoife
aoife no show                   => noShow | Who aoife | Set no show
delete aoife                    => delete | Delete delete | Who aoife
delete aoife tomorrow           => delete 2026-11-23 | Delete delete | Who aoife | When tomorrow
snooze aoife                    => snooze | Snooze snooze | Who aoife
snooze aoife until friday       => snooze 2026-11-27 | Snooze snooze | Who aoife | Until until friday
snooze aoife for 2 weeks        => snooze 2026-12-06 | Snooze snooze | Who aoife | Until for 2 weeks
snooze aoife a month            => snooze 2026-12-22 | Snooze snooze | Who aoife | Until a month
tag aoife vip                   => tag | Tag tag | Who aoife | Tag vip | = vip
tag vip aoife                   => tag | Tag tag | Tag vip | Who aoife | = vip
tag aoife key account           => tag | Tag tag | Who aoife | Tag key account | = key account
tag aoife                       => tag | Tag tag | Who aoife
tag aoife #vip #gold            => tag VIP gold | Tag tag | Who aoife | Tag #vip | Tag #gold
tag aoife #net 60               => tag Net 60 | Tag tag | Who aoife | Tag #net 60
add customer Zelda Quint        => newCustomer | Add add customer | Who Zelda Quint | = Zelda Quint
new company zebra labs          => newCompany | Add new company | What zebra labs | = zebra labs
add task send aoife the quote   => task | Add add task | What send | Who aoife | What the quote | = Send Aoife the quote
`);

describe("deeds", () => {
  test.each(rows)("%s", (line, understood) => {
    expect(lineInWords(line)).toBe(understood);
  });
});

test("a verb that is a name as well is taken once", () => {
  const line = readLine("snooze tag snooze", { now: "2026-11-22T13:20", names: [0] });
  // With the verb as a name it is no act, and with it as a verb the name is the two words after it.
  expect(line).toBeNull();
  const snoozed = readLine("snooze tag snooze friday", { now: "2026-11-22T13:20" });
  const dated = readLine("snooze tag snooze friday", { now: "2026-11-22T13:20", names: [0] });
  const person = { name: "Tag Snooze" };
  expect(fitName(snoozed!, snoozed!.words[0]!, person)?.words).toHaveLength(2);
  const fit = fitName(dated!, dated!.words[0]!, person);
  expect(fit?.score).toBeLessThan(fitName(snoozed!, snoozed!.words[0]!, person)!.score);
});

test("where a call is asked for, no verb is needed", () => {
  expect(lineInWords("aoife wants a quote", { as: "call" })).toBe(
    "call | Who aoife | Text wants a quote | = Wants a quote",
  );
  expect(lineInWords("aoife yesterday", { as: "call" })).toContain("call 2026-11-21");
});

test("words that say something may be names: the verb, the outcome, the months", () => {
  expect(maybeNames("tag snooze tomorrow 10")).toEqual([[0], [], []]);
  expect(maybeNames("mark held")).toEqual([[], [1], []]);
  expect(maybeNames("call april may 4")).toEqual([[0], [], [1, 2]]);
  const line = readLine("tag snooze tomorrow 10", { now: "2026-11-22T13:20", names: [0] });
  expect(line).toMatchObject({ kind: "book", day: "2026-11-23", time: "10:00" });
  expect(line?.words.map(({ text }) => text)).toEqual(["tag", "snooze"]);
});
