import { defaultSettings, type FormatSettings } from "../../../shared/account/settings.ts";
import { followLanguage } from "../language/follow-language.ts";

/**
 * The formats and the time zone in use. Dates, times, money and numbers are written by them
 * everywhere, so they are set once, when the user is known or has chosen others, and are never passed along.
 */
let formats = defaultSettings.formats;
let zone: string | null = null;

const key = "formats";

export function currentFormats(): FormatSettings {
  return formats;
}

/** The time zone of the account, null while none is known. */
export function accountZone(): string | null {
  return zone;
}

/** Those of the user, also for the next start; undefined for nobody. */
export function applyFormats(
  chosen: FormatSettings | undefined,
  timeZone: string | null = null,
): void {
  const language = chosen?.language ?? null;
  if (language !== keptLanguage()) followLanguage(language);
  formats = chosen ?? defaultSettings.formats;
  zone = timeZone;
  if (chosen) localStorage.setItem(key, JSON.stringify({ ...chosen, timeZone }));
  else localStorage.removeItem(key);
}

/** The language that was last chosen here by who is logged in. */
function keptLanguage(): FormatSettings["language"] {
  return JSON.parse(localStorage.getItem(key) ?? "{}").language ?? null;
}

/** Those of the last visit, until the user is known. */
export function restoreFormats(): void {
  const kept = localStorage.getItem(key);
  if (!kept) return;
  // As this program wrote it, maybe an older version.
  const { timeZone = null, ...chosen } = JSON.parse(kept);
  formats = { ...defaultSettings.formats, ...chosen };
  zone = timeZone;
}

/** How the user writes dates and times, for what can be read in two ways. */
export function typedDates() {
  const { date, clock, weekStart } = formats;
  return { dayFirst: date === "dmy", hours24: clock === "24", weekStart };
}

/** Changes with any of them. */
export function formatsKey(): string {
  return [...Object.values(formats), zone].join(" ");
}
