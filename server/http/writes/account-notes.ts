import type { FastifyRequest } from "fastify";
import type { AccountEventKind, SignInWay } from "../../../shared/account/account-log.ts";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import type { Person, Tx, Whose } from "../../db/engine/database.ts";
import { passUnwritable } from "../../db/engine/errors.ts";
import type { LiveSession } from "../calls.ts";
import { describeDevice } from "../requests/agents.ts";
import { readSource, type Source } from "../requests/source.ts";

/** What is told of an account, see shared/account/account-log.ts. */
export interface AccountNote {
  kind: AccountEventKind;
  way?: SignInWay;
  what?: string;
  /** Of a sign-in: from where nobody has signed in before. */
  isNew?: boolean;
}

/**
 * Writes a line in the account's log, in one transaction with `change` and only if that succeeds, which
 * may write the desk's rows where that is named; then
 * mails its owner, if the line is one that they should hear of. `from` is undefined for what the
 * provider did. What is noted may depend on what `change` returns.
 */
export type NoteAccountEvent = <T = void>(
  about: Whose & { person: Person; from: Source | undefined; now: Date },
  notes: AccountNote | ((changed: T) => readonly AccountNote[]),
  change?: (tx: Tx) => Promise<T>,
) => Promise<T>;

interface Exporting {
  request: FastifyRequest;
  session: LiveSession;
  now: Date;
}

/** Where nothing can be written, the file is sent all the same. */
export async function noteExport(
  { noteAccountEvent }: { noteAccountEvent: NoteAccountEvent },
  { url }: Endpoint,
  { request, session, now }: Exporting,
): Promise<void> {
  if (request.method === "HEAD") return;
  const what = url.slice(url.lastIndexOf("/") + 1);
  const from = { ...readSource(request), device: describeDevice(session) };
  const about = { person: session.person, from, now };
  await noteAccountEvent(about, { kind: "exported", what }).catch(passUnwritable);
}
