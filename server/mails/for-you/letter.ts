import type { Mail } from "../mail.ts";
import { count, oneLine, type Recipient, toMail, why } from "../texts.ts";
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
  return toMail(
    isOne
      ? oneLine(sayDeed(first, news))
      : `${count(news.items.length, "thing", "things")} for you`,
    {
      title: `For You on ${recipient.desk.name}`,
      lines: toLines(news, recipient, place, today),
      link: { text: "Open For You in Client Desk", url: toUrl("/dashboard/for-you", place) },
      why: why("email of what is for you is on", "for-you", recipient, place.publicUrl),
    },
  );
}
