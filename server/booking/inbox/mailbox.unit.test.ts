import { expect, test } from "vitest";
import { startImapServer } from "../../test/mail/imap-server.ts";
import { openMailbox } from "./mailbox.ts";
import { largestMail } from "./read-mail.ts";

test("a mailbox is read by UIDs, without marking what is not understood, and never more than it may", async () => {
  const { messages, url } = await startImapServer();
  const mailbox = await openMailbox(url);
  expect([mailbox.validity, mailbox.next, await mailbox.list(0)]).toEqual([7, 1, []]);
  messages.push({ source: Buffer.from("Subject: Hi\r\n\r\nHi"), isSeen: false });
  messages.push({ source: Buffer.alloc(largestMail + 1, "a"), isSeen: false });
  expect([await mailbox.list(0), await mailbox.list(1), await mailbox.list(2)]).toEqual([
    ...[[1, 2], [2], []],
  ]);
  expect(String(await mailbox.read(1))).toBe("Subject: Hi\r\n\r\nHi");
  expect([await mailbox.read(2), await mailbox.read(3)]).toEqual([undefined, undefined]);
  expect(messages.map(({ isSeen }) => isSeen)).toEqual([false, false]);
  await mailbox.markRead(1);
  expect(messages.map(({ isSeen }) => isSeen)).toEqual([true, false]);
  await mailbox.close();
});

test("what fails says why without the password, and a lost connection is noticed", async () => {
  const { drop, url } = await startImapServer();
  await expect(openMailbox(url.replace(":secret", ":wrong"))).rejects.toThrow(/^Wrong password$/);
  await expect(openMailbox(`${url}/Nowhere`)).rejects.toThrow(/^No such folder$/);
  const mailbox = await openMailbox(url);
  drop();
  await expect(mailbox.list(0)).rejects.toThrow();
});
