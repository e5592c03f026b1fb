import { type Language, languageCodes, pseudo, type Tongue } from "./languages.ts";

declare const process: { env: { PSEUDO_LANGUAGE?: string } };

/**
 * Set for who looks for English that is not in shared/words: see docs/words.md. The client is built with the value, and
 * leaves out what then never happens; so it stands alone.
 */
export const withPseudo = process.env.PSEUDO_LANGUAGE;

/** The languages that somebody can have: those in which all is translated. */
export const offered: readonly Language[] = languageCodes;

/** What documents can be in. */
const tongues: readonly Tongue[] = withPseudo ? [...offered, pseudo] : offered;

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
