import { defaultSettings, type Settings } from "../../shared/account/settings.ts";

/** The settings in the user's column, with the currency of the desk; what is missing is as the program suggests. */
export function readSettings(column: string | null, currency: string | null): Settings {
  // As this program wrote it.
  const kept: Partial<Settings> = column === null ? {} : JSON.parse(column);
  return {
    calendar: { ...defaultSettings.calendar, ...kept.calendar },
    formats: {
      ...defaultSettings.formats,
      ...kept.formats,
      currency: currency ?? defaultSettings.formats.currency,
    },
    forYou: { ...defaultSettings.forYou, ...kept.forYou },
    mails: { ...kept.mails },
    templates: { ...defaultSettings.templates, ...kept.templates },
  };
}
