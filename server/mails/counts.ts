/** What became of a mail that was not taken, or of which nobody knows. */
export type Failure = "down" | "later" | "refused" | "unknown";

export type Result = Failure | "sent" | "stopped" | "taken over";

/** What became of the mails that this process has handed over, since it started. */
export type MailCounts = Record<Exclude<Result, "taken over">, number>;

export function createMailCounts(): MailCounts {
  return { sent: 0, down: 0, later: 0, refused: 0, unknown: 0, stopped: 0 };
}
