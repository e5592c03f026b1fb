import { expect, test } from "vitest";
import {
  bounceOfExim,
  bounceOfGoogle,
  replyOfApple,
  replyOfGoogle,
  replyOfOutlook,
} from "../../test/mail/replies.ts";
import { largestMail, readMail } from "./read-mail.ts";

const uid = "0193644f-7d2a-7c11-8d53-3b9f0a6f2c11@client-desk";
const token = "kJ0-3bq_T2m8Wc9XyZ1aQw";
const messageId = `<${token}@ellingsen.example>`;
const at = Date.parse("2026-11-25T18:21:00Z");
const anna = "anna@bergco.example";
const read = (source: Buffer, changes: readonly (readonly [string | RegExp, string])[] = []) =>
  readMail(
    Buffer.from(changes.reduce((text, [from, to]) => text.replace(from, to), String(source))),
  );

test("answers of Gmail, Outlook and Apple say who answers which invitation, and what", async () => {
  const said = { kind: "reply", uid, from: anna, sequence: 2, at };
  expect(await read(replyOfGoogle({ uid, sequence: 2, word: "See you\\, then" }))).toEqual({
    ...{ ...said, answer: "accepted", word: "See you, then" },
  });
  expect(await read(replyOfOutlook({ uid, sequence: 2, word: "I am away" }))).toEqual({
    ...{ ...said, answer: "declined", word: "I am away" },
  });
  expect(await read(replyOfApple({ uid, sequence: 2 }))).toEqual({
    ...{ ...said, answer: "accepted", word: "" },
  });
  expect(await read(replyOfGoogle({ uid, state: "TENTATIVE" }))).toMatchObject({
    ...{ answer: "tentative", sequence: 0 },
  });
});

test("another time is proposed in UTC, by a zone of ours, or by one that comes along", async () => {
  const start = Date.parse("2026-12-03T15:30:00Z");
  const counters = [
    await read(replyOfGoogle({ uid }, { start: "20261203T153000Z" })),
    await read(replyOfOutlook({ uid }, { start: "20261203T103000" })),
    await read(replyOfApple({ uid }), [
      ["METHOD:REPLY", "METHOD:COUNTER"],
      [
        "DTSTART;TZID=3DAmerica/New_York:20261201T110000",
        "DTSTART;TZID=3DEurope/Lisbon:20261203T153000",
      ],
    ]),
  ];
  for (const counter of counters) expect(counter).toMatchObject({ from: anna, answer: { start } });
  const start2 = [
    ["METHOD:REPLY", "METHOD:COUNTER"],
    [/DTSTART[^\r]*11\d+/, "DTSTART:20261203T153000"],
  ] as const;
  expect(await read(replyOfApple({ uid }), start2)).toBeUndefined();
});

test("what isn’t one clear answer by who sends it is none", async () => {
  const wrong: [string | RegExp, string][] = [
    [/From: .*/, "From: Somebody <somebody@elsewhere.example>"],
    [/From: .*/, `From: Anna <${anna}>, Bo <bo@elsewhere.example>`],
    [/From: (.*)/, `From: $1\r\nFrom: <bo@elsewhere.example>`],
    [/ailto:anna@/, "ailto:bo@"],
    ["END:VEVENT", `ATTENDEE;PARTSTAT=3DDECLINED:mailto:${anna}\r\nEND:VEVENT`],
    ["METHOD:REPLY", "METHOD:REQUEST"],
    ["METHOD:REPLY", "METHOD:CANCEL"],
    ["PARTSTAT=3DACCEPTED", "PARTSTAT=3DDELEGATED"],
    ["SUMMARY:", "RECURRENCE-ID;VALUE=3DDATE:20261201\r\nSUMMARY:"],
    ["END:VCALENDAR", "BEGIN:VEVENT\r\nUID:other\r\nEND:VEVENT\r\nEND:VCALENDAR"],
    ["text/calendar", "text/plain"],
    [/Content-Type: multipart\/mixed/, "Content-Type: message/rfc822"],
  ];
  for (const change of wrong)
    expect([change, await read(replyOfApple({ uid }), [change])]).toEqual([change, undefined]);
});

test("bounces are told apart from delays, and give the reason", async () => {
  expect(await read(bounceOfGoogle({ messageId }))).toEqual({
    ...{ kind: "bounce", tokens: [token] },
    reason: "550 5.1.1 <anna@bergco.example>: Recipient address rejected: User unknown",
  });
  const withoutReason = await read(bounceOfGoogle({ messageId }), [
    [/Diagnostic-Code:.*/, "X-A: b"],
  ]);
  expect(withoutReason).toMatchObject({ tokens: [token], reason: "5.1.1 Not delivered" });
  expect(await read(bounceOfExim({ messageId }))).toEqual({
    ...{ kind: "bounce", tokens: [token], reason: "550 Unrouteable address" },
  });
  expect(await read(bounceOfGoogle({ messageId, action: "delayed" }))).toBeUndefined();
  expect(await read(bounceOfExim({ messageId, action: "delayed" }))).toBeUndefined();
  const byPerson = [
    [/From: .*/, `From: <${anna}>`],
    [/X-Failed-Recipients: .*\r\n/, ""],
  ] as const;
  expect(await read(bounceOfExim({ messageId }), byPerson)).toBeUndefined();
});

test("a mail of a thousand parts, in parts of parts, without an end or of noise is read in no time, or not at all", async () => {
  const [head = "", ...parts] = String(replyOfApple({ uid })).split("--Apple-Mail=_5D1C");
  const thousand = `${head}${"--Apple-Mail=_5D1C\r\nContent-Type: text/plain\r\n\r\nHi\r\n".repeat(1000)}`;
  const rest = parts.map((part) => `--Apple-Mail=_5D1C${part}`).join("");
  const deep = Array.from(
    { length: 1000 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join("");
  const nested = `From: a@b.example\r\nContent-Type: text/calendar\r\n\r\n${"BEGIN:VCALENDAR\r\n".repeat(3000)}`;
  const noise = Buffer.alloc(largestMail, "\0\xff=?\r\n\x80<@");
  const mails = [
    Buffer.from(thousand + rest),
    Buffer.from(deep),
    Buffer.from(nested),
    Buffer.from(`Subject: ${"a ".repeat(largestMail / 2)}`),
    Buffer.from(`Subject: ${"a\r\n ".repeat(largestMail / 4)}`),
    Buffer.from(`From: ${"<a@b.example>, ".repeat(largestMail / 16)}`),
    Buffer.from("<".repeat(largestMail)),
    noise,
  ];
  const start = performance.now();
  const found = await Promise.all(mails.map((one) => readMail(one).catch(() => "unreadable")));
  expect(found[0]).toMatchObject({ kind: "reply", answer: "accepted" });
  for (const one of found.slice(1)) expect([undefined, "unreadable"]).toContain(one);
  expect(performance.now() - start).toBeLessThan(20_000);
});
