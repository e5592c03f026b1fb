import { tellTime } from "../filters/clocks.ts";
import type { News } from "./for-you/due.ts";
import { writeNews } from "./for-you/letter.ts";
import { toLines } from "./for-you/lines.ts";
import type { Mail } from "./mail.ts";
import { readMonth } from "./month.ts";
import type { Sent } from "./queries.ts";
import { writeSummary } from "./summary.ts";
import type { Parts, Taken } from "./taken.ts";
import { writeAgenda, writeReminder } from "./texts.ts";

/** A mail that is due: what is written down when it is sent, and what stood there before. */
export interface DueMail {
  sent: Sent;
  before: Sent;
  /** Undefined if there is nothing to say. */
  write: () => Promise<Omit<Mail, "to"> | undefined>;
}

/** The mails of a plan, the most urgent first. */
export function listMails(
  { db, env, clock }: Parts,
  { whose, plan, recipient, today }: Taken,
): DueMail[] {
  const { reminders, agenda, news, summary } = plan;
  const place = { publicUrl: env.PUBLIC_URL, desk: whose.owner };
  const toMark = ({ items }: News, at: string | null) => ({
    forYou: { ids: items.map(({ _id }) => _id), at },
  });
  const at = clock.now().toISOString();
  const { agendaSent, summarySent } = recipient;
  return [
    ...reminders.map((reminder) => ({
      sent: { reminder },
      before: { reminder },
      write: async () =>
        writeReminder(tellTime(recipient.clocks, reminder), recipient, env.PUBLIC_URL),
    })),
    ...(agenda
      ? [
          {
            sent: { agendaSent: plan.agendaSent, ...(agenda.news && toMark(agenda.news, at)) },
            before: { agendaSent, ...(agenda.news && toMark(agenda.news, null)) },
            write: async () => {
              const more = agenda.news && toLines(agenda.news, recipient, place, today);
              return writeAgenda(agenda, more, recipient, env.PUBLIC_URL);
            },
          },
        ]
      : []),
    ...(news
      ? [
          {
            sent: toMark(news, at),
            before: toMark(news, null),
            write: async () => writeNews(news, recipient, place, today),
          },
        ]
      : []),
    ...(summary
      ? [
          {
            sent: { summarySent: plan.summarySent },
            before: { summarySent },
            write: async () => {
              const month = await readMonth(db, whose, recipient, summary, clock.now());
              return month && writeSummary(month, recipient, env.PUBLIC_URL);
            },
          },
        ]
      : []),
  ];
}
