import { failureText, isRefusal, isSilent } from "../api-error.ts";
import { notify } from "../notify.ts";

/** What is said of a failure: the server's words or else this text, or what a function makes of it. */
export type FailureWords = string | ((error: unknown) => string | undefined);

/** Says in a toast that something failed. */
export function sayFailed(error: unknown, words: FailureWords): void {
  if (isSilent(error)) return;
  const text = typeof words === "string" ? failureText(error, words) : words(error);
  if (text) notify.error(text);
}

/** For where a lost connection is shown in place. */
export function ifRefused(fallback: string): FailureWords {
  return (error) => (isRefusal(error) ? failureText(error, fallback) : undefined);
}
