import type { Failure, Result } from "./counts.ts";
import type { DueMail } from "./letters.ts";
import { claim, settle, unclaim } from "./queries.ts";
import type { Parts, Taken } from "./taken.ts";

const inWords: Record<Failure, string> = {
  down: "the mail server takes no mail, and is tried again",
  later: "a mail that is due was put off, and is tried again",
  refused: "a mail that is due was refused for good",
  unknown: "a mail that is due may have been sent or not: the connection ended after its text",
};

/**
 * Hands one mail over. It is claimed when the server asks for its text, so whatever fails before
 * has sent nothing, and nothing is sent twice.
 */
export async function handMail(
  { db, mailer, log }: Parts,
  { whose, taken, recipient }: Taken,
  { sent, before, write }: DueMail,
  signal: AbortSignal | undefined,
): Promise<Result> {
  let claimed: boolean | undefined;
  let isBeforeText = true;
  const stopping = new AbortController();
  const stop = () => isBeforeText && stopping.abort();
  const beforeText = async () => {
    stopping.signal.throwIfAborted();
    isBeforeText = false;
    claimed = await claim(db, whose, taken, sent);
    if (!claimed) throw new Error("Another process has taken over");
  };
  signal?.addEventListener("abort", stop);
  try {
    const mail = await write();
    if (mail) {
      const sending = { beforeText, signal: stopping.signal };
      await mailer.send({ to: recipient.email, ...mail }, sending);
    } else await beforeText();
    await settle(db, whose, sent);
    return "sent";
  } catch (err) {
    if (stopping.signal.aborted) return "stopped";
    if (claimed === false) return "taken over";
    const failure = judge(err, claimed === true);
    log.error({ err }, inWords[failure]);
    if (failure === "later" && claimed) await unclaim(db, whose, before);
    // Not to be tried again.
    else if (claimed || (failure === "refused" && (await claim(db, whose, taken, sent)))) {
      await settle(db, whose, sent);
    }
    return failure;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

/**
 * By RFC 5321, 4.2.1. A wrong password (535) or a greeting that refuses (554) is a fault of the set-up
 * that somebody will mend; a recipient or a text that is refused stays refused.
 */
function judge(error: unknown, isClaimed: boolean): Failure {
  const { code, command, responseCode }: Record<string, unknown> = Object(error);
  const answer = typeof responseCode === "number" ? responseCode : null;
  if (isClaimed) return answer === null ? "unknown" : answer < 500 ? "later" : "refused";
  if (code === "EMESSAGE") return "refused";
  const isOfMail = command === "RCPT TO" || command === "DATA";
  if (isOfMail && answer !== null) return answer < 500 ? "later" : "refused";
  // It could not even be written: others may be.
  return command === undefined ? "later" : "down";
}
