import { mailWordsOf } from "../../words.ts";
import type { Mail } from "../mail.ts";
import { oneLine, type Recipient, toMail, why } from "../texts.ts";
import type { News } from "./due.ts";
import { type Place, sayDeed, toLines, toUrl } from "./lines.ts";

type Reader = Recipient & { timeZone: string | null; desk: { name: string } };

/** One of several is said by its subject already. */
export function writeNews(
  news: News,
  recipient: Reader,
  place: Place,
  today: string,
): Omit<Mail, "to"> {
  const [first, ...others] = news.items;
  const isOne = first && others.length === 0;
  const { digests } = mailWordsOf(recipient.settings);
  const { forYou: words } = digests;
  return toMail(
    isOne ? oneLine(sayDeed(first, news, digests)) : words.subject(news.items.length),
    {
      title: words.titleOn(recipient.desk.name),
      lines: toLines(news, recipient, place, today),
      link: { text: words.open, url: toUrl("/dashboard/for-you", place) },
      why: why("for-you", recipient, place.publicUrl),
    },
    recipient.settings,
  );
}
