/** Why the program can't start or do what it was asked: its message is all a person needs to see. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** What to print when a start fails: one of our own messages, else all there is. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
