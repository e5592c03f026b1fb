import type { Settings } from "../../../shared/account/settings.ts";

/** Each kind of mail that comes by itself: how it is turned off. */
export const regularMails = {
  reminders: { calendar: { emailReminders: false } },
  agenda: { calendar: { agenda: null } },
  summary: { calendar: { monthlySummary: false } },
  "for-you": { forYou: { mention: "never", task: "never", handed: "never", appointment: "never" } },
} as const satisfies Record<string, { [Part in keyof Settings]?: Partial<Settings[Part]> }>;

export type RegularMail = keyof typeof regularMails;

export function isRegularMail(name: string): name is RegularMail {
  return Object.hasOwn(regularMails, name);
}
