import { type Language, languageCodes, pseudo, type Tongue } from "./languages.ts";

declare const process: { env: { ALL_LANGUAGES?: string } };

/**
 * Set for who translates, and for tests: see docs/words.md. The client is built with the value, and leaves out
 * what then never happens; so it stands alone.
 */
export const offersAll = process.env.ALL_LANGUAGES;

/** The languages that somebody can have: those in which all is translated. */
export const offered: readonly Language[] = offersAll ? languageCodes : ["en"];

/**
 * What customers of the people on a desk read: booking pages and mails. Strangers read these, in their own language, also
 * while the app itself speaks English alone.
 */
export const offeredToCustomers: readonly Language[] = languageCodes;

/** What documents can be in. */
export const tongues: readonly Tongue[] = offersAll ? [...languageCodes, pseudo] : ["en"];

export function isTongue(code: string): code is Tongue {
  return tongues.some((each) => each === code);
}

/** The best of the languages that somebody reads, the favorite first; English if none is ours. */
export function chooseTongue(wanted: readonly string[]): Tongue {
  return chooseAmong(wanted, tongues);
}

/** The same among others than documents can be in. */
export function chooseAmong<Each extends Tongue>(
  wanted: readonly string[],
  among: readonly Each[],
): Each | "en" {
  for (const code of wanted) {
    const known = tongueLike(code, among);
    if (known) return known;
  }
  return "en";
}

/** `de-AT` is German; Portuguese is Brazil's wherever it is from. */
function tongueLike<Each extends Tongue>(code: string, among: readonly Each[]): Each | undefined {
  const [wanted = ""] = code.toLowerCase().split("-");
  return (
    among.find((each) => each.toLowerCase() === code.toLowerCase()) ??
    among.find((each) => each.toLowerCase().split("-")[0] === wanted)
  );
}
