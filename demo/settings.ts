import { defaultSettings, type Settings } from "../shared/account/settings.ts";

const { calendar, formats, forYou, mails, templates } = defaultSettings;

/** Those of a new account, but for a shorter Friday and a reminder of every new appointment. */
export const demoSettings: Settings = {
  calendar: {
    ...calendar,
    workingHours: calendar.workingHours.with(5, { from: "09:00", to: "15:00" }),
    reminder: 10,
  },
  formats,
  forYou,
  mails,
  templates,
};
