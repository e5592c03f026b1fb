/** Why a file cannot be read, as a sentence for the user. */
export class SourceError extends Error {
  override name = "SourceError";
}

/** "This is a PDF. Choose CSV, …" */
export function notReadable(what: string): SourceError {
  return new SourceError(`This is ${what}. Choose CSV, Excel, vCard, ICS or a Client Desk file.`);
}
