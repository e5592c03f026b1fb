import type { Settings } from "../../../shared/account/settings.ts";

/** Each kind of mail that comes by itself: what it is called, and how it is turned off. */
export const regularMails = {
  reminders: { words: "reminders of appointments", off: { calendar: { emailReminders: false } } },
  agenda: { words: "the daily agenda", off: { calendar: { agenda: null } } },
  summary: { words: "the monthly summary", off: { calendar: { monthlySummary: false } } },
  "for-you": {
    words: "what is for you",
    off: { forYou: { mention: "never", task: "never", handed: "never", appointment: "never" } },
  },
} as const satisfies Record<
  string,
  { words: string; off: { [Part in keyof Settings]?: Partial<Settings[Part]> } }
>;

export type RegularMail = keyof typeof regularMails;

export function isRegularMail(name: string): name is RegularMail {
  return Object.hasOwn(regularMails, name);
}
