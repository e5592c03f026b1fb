import type { CalendarSettings } from "../../../shared/account/settings.ts";

/** Each kind of mail that comes by itself: what it is called, and how it is turned off. */
export const regularMails = {
  reminders: { words: "reminders of appointments", off: { emailReminders: false } },
  agenda: { words: "the daily agenda", off: { agenda: null } },
  summary: { words: "the monthly summary", off: { monthlySummary: false } },
} as const satisfies Record<string, { words: string; off: Partial<CalendarSettings> }>;

export type RegularMail = keyof typeof regularMails;

export function isRegularMail(name: string): name is RegularMail {
  return Object.hasOwn(regularMails, name);
}
