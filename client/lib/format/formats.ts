import { defaultSettings, type FormatSettings } from "../../../shared/account/settings.ts";
import { shownPhrases } from "../language/phrases.ts";
import { shownTongue } from "../language/tongue.ts";

/**
 * The formats and the time zone in use. Dates, times, money and numbers are written by them
 * everywhere, so they are set once, when the user is known or has chosen others, and are never passed along.
 */
let formats: FormatSettings | undefined;
let zone: string | null = null;

const key = "formats";

export function currentFormats(): FormatSettings {
  return formats ?? visitorFormats();
}

/** As a language is usually written, for who has chosen nothing yet. */
function visitorFormats(): FormatSettings {
  const tongue = shownTongue();
  if (import.meta.env.TONGUE === "en" || tongue.startsWith("en")) return defaultSettings.formats;
  const numbers = { fr: "1 234,56", ar: "1,234.56" } as const;
  return {
    ...defaultSettings.formats,
    date: "dmy",
    clock: tongue === "ar" ? "12" : "24",
    numbers: tongue === "fr" || tongue === "ar" ? numbers[tongue] : "1.234,56",
  };
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
  const shown = shownTongue();
  if (language !== keptLanguage() || (language ?? shown) !== shown) void follow(language);
  formats = chosen;
  zone = timeZone;
  if (chosen) localStorage.setItem(key, JSON.stringify({ ...chosen, timeZone }));
  else localStorage.removeItem(key);
}

async function follow(language: FormatSettings["language"]): Promise<void> {
  try {
    const { followLanguage } = await import("../language/switch-tongue.ts");
    await followLanguage(language);
  } catch {
    // Without a connection, the next page tries again.
  }
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

/** How the user writes dates and times, for what can be read in two ways, and says them beside English. */
export function typedDates() {
  const { date, clock, weekStart } = currentFormats();
  return {
    // Only English has an order to choose: see dateInWords().
    dayFirst:
      date === "dmy" ||
      (import.meta.env.TONGUE !== "en" && date === "mdy" && !shownTongue().startsWith("en")),
    hours24: clock === "24",
    weekStart,
    ...(import.meta.env.TONGUE !== "en" && { phrases: shownPhrases() }),
  };
}

/** Changes with any of them; `clock` is the zone in which times are shown. */
export function formatsKey(clock: string): string {
  return [...Object.values(currentFormats()), clock].join(" ");
}
