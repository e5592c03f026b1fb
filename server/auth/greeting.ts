import type { MailWords } from "../words.ts";

/** What mails about an account say, in the language of who gets them. */
export type NoticeWords = MailWords["notices"];

/** Letters as names have them; a dot only ends a word, as in "Dr. Ana". */
const plainName = /^(?:[\p{L}\p{M}][\p{L}\p{M}'’-]*\.?(?: |$))+$/u;
const longest = 60;

/** Whether a name can stand in a mail to anybody. */
export function isPlainName(name: string): boolean {
  return name.length <= longest && plainName.test(name);
}

/**
 * How a mail begins. Anybody can have mails sent to an address that is not theirs, with a name of
 * their choice: one that breaks the line, or that a mail program could make a link of, is left out.
 */
export function greet(name: string, { hello }: Pick<NoticeWords, "hello">): string {
  return isPlainName(name) ? hello.name(name) : hello.nobody;
}
