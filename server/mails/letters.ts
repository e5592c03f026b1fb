import { tellTime } from "../filters/clocks.ts";
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
export function listMails({ db, env, clock }: Parts, { whose, plan, recipient }: Taken): DueMail[] {
  const { reminders, agenda, summary } = plan;
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
            sent: { agendaSent: plan.agendaSent },
            before: { agendaSent },
            write: async () => writeAgenda(agenda, recipient, env.PUBLIC_URL),
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
