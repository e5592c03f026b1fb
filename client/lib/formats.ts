import { defaultSettings, type FormatSettings } from "../../shared/settings.ts";

/**
 * The formats in use. Dates, times, money and numbers are written by them everywhere, so they are
 * set once, when the user is known or has chosen others, and are never passed along.
 */
let formats = defaultSettings.formats;

const key = "formats";

export function currentFormats(): FormatSettings {
  return formats;
}

/** Those of the user, also for the next start; undefined for nobody. */
export function applyFormats(chosen: FormatSettings | undefined): void {
  formats = chosen ?? defaultSettings.formats;
  if (chosen) localStorage.setItem(key, JSON.stringify(chosen));
  else localStorage.removeItem(key);
}

/** Those of the last visit, until the user is known. */
export function restoreFormats(): void {
  const kept = localStorage.getItem(key);
  // As this program wrote it, maybe an older version.
  if (kept) formats = { ...defaultSettings.formats, ...JSON.parse(kept) };
}

/** How the user writes dates and times, for what can be read in two ways. */
export function typedDates(): { dayFirst: boolean; hours24: boolean } {
  return { dayFirst: formats.date === "dmy", hours24: formats.clock === "24" };
}

/** Changes with any of them. */
export function formatsKey(): string {
  return Object.values(formats).join(" ");
}
