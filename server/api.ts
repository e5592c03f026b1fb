import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from "fastify";
import type { z } from "zod";
import type { User } from "../shared/account/auth.ts";
import { keyAccessOf } from "../shared/account/keys.ts";
import { may, type Right, type Role, rightOf } from "../shared/account/roles.ts";
import { answersVersion } from "../shared/api/conditional.ts";
import { type Endpoint, isFileAnswer, isStreamAnswer } from "../shared/api/endpoint.ts";
import { toEtag } from "../shared/api/etag.ts";
import { toTellHeader } from "../shared/booking-endpoints.ts";
import { changeIdHeader } from "../shared/history/history.ts";
import type { Background } from "./background.ts";
import type { Clock } from "./clock.ts";
import type { Act } from "./db/acts/act.ts";
import type { Db, Owner } from "./db/engine/database.ts";
import type { Env } from "./env.ts";
import { forbidden } from "./errors.ts";
import type { Answer, Call, LiveSession, LongCall, SessionCall } from "./http/calls.ts";
import { maxBytesOf } from "./http/limits/body-limits.ts";
import type { Callers } from "./http/limits/callers.ts";
import type { Deadline } from "./http/limits/deadline.ts";
import { checkLongBody, hasLongBody, toRouteSchema } from "./http/requests/validation.ts";
import type { VersionedAnswer } from "./http/requests/versions.ts";
import type { Download, Downloads } from "./http/responses/downloads.ts";
import { languageOfHeader } from "./http/responses/tongue-of.ts";
import { type NoteAccountEvent, noteExport } from "./http/writes/account-notes.ts";
import { announceWrite } from "./http/writes/announce-write.ts";
import { beginWrite } from "./http/writes/begin-write.ts";
import type { Hub } from "./http/writes/hub.ts";
import { answerLater, isLate, readWait } from "./http/writes/late-acts.ts";
import type { ProgressTimes } from "./http/writes/progress.ts";
import { serverMessages } from "./messages.ts";

// Imports no feature. What routes need of one is declared here, and app.ts hands it in.

/** Works out long answers beside the thread that serves, whatever the database. */
export interface LongReads {
  /** The answer as JSON, compressed where the client takes that. Throws a 503 when it takes too long; nobody works for a client that has left. */
  answer: (endpoint: Endpoint, call: LongCall, reply: FastifyReply) => Promise<Buffer>;
  /**
   * A file whose pieces are made as the client takes them. `call` is whatever can travel of what its
   * handler takes.
   */
  openFile: (
    endpoint: Endpoint,
    owner: Owner,
    call: object,
    reply: FastifyReply,
  ) => Promise<Download>;
  countThreads: () => number;
  close: () => Promise<void>;
}

/** All that the routes of a feature work with. */
export interface Api {
  app: FastifyInstance;
  db: Db;
  env: Env;
  clock: Clock;
  background: Background;
  callers: Callers;
  downloads: Downloads;
  /** Who hears at once what happens to an account. */
  hub: Hub;
  /** For every route whose answer is no file. */
  limitTime: Deadline["limitTime"];
  /** For what takes long, and makes headway. */
  renewTime: Deadline["renewTime"];
  progressTimes: ProgressTimes;
  /** What an Authorization header opens. Throws the 401 when that is nothing, or has ended. */
  openSession: (request: FastifyRequest, now: Date) => Promise<LiveSession>;
  /** Throws the 403 that asks for a proof, unless a fresh one was given in the session. */
  requireProof: (session: LiveSession, now: Date) => void;
  noteAccountEvent: NoteAccountEvent;
  /** Throws when the account can't take such a request for now. */
  refuseForNow: (user: User, endpoint: Endpoint) => void;
  /** Looks whether an act is to be told to a customer; answers the booking that whoever did it is asked about. */
  askWhetherToTell: (owner: Owner, act: Act, mayAsk: boolean) => Promise<string | undefined>;
  /** Waits until nothing of the owner is half done. */
  finishPendingWrites: (owner: Owner, log: FastifyBaseLogger) => Promise<void>;
  /** Absent where this thread works out long answers, too. */
  longReads?: LongReads | undefined;
  /** Takes the handlers instead of serving them: in such a thread. */
  collect?: (endpoint: Endpoint, handler: (call: LongCall) => Promise<unknown>) => void;
}

/** Adds the route of an endpoint: where, who and what come from it, only the answer is ours. */
export function route<const E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
) {
  if (api.collect) {
    // What is long about a public endpoint it hands on by itself, see longFile.
    if (endpoint.access === "public") return;
    // as: a long endpoint's handler takes no more of a call than that.
    return api.collect(endpoint, handler as (call: LongCall) => Promise<unknown>);
  }
  const { app, callers, clock, downloads, hub } = api;
  const longReads = endpoint.isLong && endpoint.access === "session" && api.longReads;
  const [[status, success] = []] = Object.entries(endpoint.schema.response);
  const code = Number(status);
  const file = isFileAnswer(success) ? success : undefined;
  const isVersioned = answersVersion(endpoint);
  const method = endpoint.method === "GET" ? undefined : endpoint.method;
  const keyAccess = keyAccessOf(endpoint);
  const right = rightOf(endpoint);
  const sessions = new WeakMap<FastifyRequest, LiveSession>();
  // Calls back: a promise of its own for each request would be felt.
  const openItsSession: onRequestHookHandler = (request, _reply, done) => {
    api.openSession(request, clock.now()).then((session) => {
      const refusal =
        (session.key && refuseKey(session.key, keyAccess)) || refuseRole(session.role, right);
      if (refusal) return done(refusal);
      sessions.set(request, session);
      callers.learn(request, session.owner);
      done();
    }, done);
  };
  /** In another thread. Who has too many downloads learns it before anything is read for them. */
  const openFile = (threads: LongReads, call: SessionCall<E>) => {
    const { owner, reply } = call;
    downloads.admit(reply, owner);
    return threads.openFile(endpoint, owner, toLongCall(call), reply);
  };
  app.route({
    method: endpoint.method,
    url: endpoint.url,
    schema: toRouteSchema(endpoint),
    bodyLimit: maxBytesOf(endpoint),
    ...(endpoint.maxValues && { config: { maxValues: endpoint.maxValues } }),
    ...(hasLongBody(endpoint) &&
      endpoint.schema.body && { preValidation: checkLongBody(endpoint.schema.body) }),
    onRequest: [
      // A file takes as long as the client takes it.
      ...(file ? [] : [api.limitTime]),
      // Before the body is read: whoever has no session learns nothing about what is wrong with it.
      ...(endpoint.access === "session" ? [openItsSession] : []),
    ],
    handler: async (request, reply) => {
      const session = sessions.get(request);
      if (session) api.refuseForNow(session.user, endpoint);
      const now = clock.now();
      if (session && endpoint.proof === "always") api.requireProof(session, now);
      const act = session && method && beginWrite(api, { method, session, request, reply, now });
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        headers: request.headers,
        now,
        language: languageOfHeader(request.headers["accept-language"]),
        request,
        reply,
        ...(session && toCaller(session)),
        ...(act && { act }),
      };
      // Of one owner no write comes between the parts of a long one.
      if (session && act) await api.finishPendingWrites(session.owner, request.log);
      reply.code(code);
      // as: the validator has turned these parts into the endpoint's types, the guard has set the session.
      if (longReads && !file)
        return longReads.answer(endpoint, toLongCall(call as SessionCall<E>), reply);
      const run: Promise<unknown> = longReads
        ? openFile(longReads, call as SessionCall<E>)
        : handler(call as Call<E>);
      if (endpoint.isAct && session && act) {
        const wait = readWait(request.headers.prefer);
        if (await isLate(run, act, wait)) {
          // as: no file is answered to an act.
          const late = { act, status: code, schema: success as z.ZodType };
          return answerLater(api, run, session.owner, late, { request, reply });
        }
      }
      const answer = await run;
      // It was answered already: a stream, or that nothing has changed. Not told by the answer, for
      // awaiting a reply waits for its end and gives nothing.
      if (reply.sent) return reply;
      if (session && act) announceWrite(hub, session.owner, act);
      if (act?.change) reply.header(changeIdHeader, act.change._id);
      const booking =
        session && act && (await api.askWhetherToTell(session.owner, act, !session.key));
      if (booking) reply.header(toTellHeader, booking);
      // as: this is what the endpoint's schema says.
      if (isVersioned) reply.header("etag", toEtag((answer as VersionedAnswer).data));
      if (!file) return answer;
      // as: the handler of an endpoint that answers a file returns one.
      const download = answer as Download;
      if (session && !isStreamAnswer(file))
        await noteExport(api, endpoint, { request, session, now });
      return downloads.send(reply, download.owner ?? session?.owner ?? "", file, download);
    },
  });
}

/**
 * A file that a public endpoint's handler has made in another thread, if there is one; the handler has
 * found out whose it is. `make` uses nothing but what it is given, and that can travel to the thread.
 */
export function longFile<Given extends { owner: Owner }>(
  { collect, longReads }: Api,
  endpoint: Endpoint,
  make: (given: Given) => Promise<Download>,
): (given: Given, reply: FastifyReply) => Promise<Download> {
  // as: the thread is given it by what is returned here.
  collect?.(endpoint, make as unknown as (call: LongCall) => Promise<unknown>);
  return async (given, reply) =>
    longReads ? longReads.openFile(endpoint, given.owner, given, reply) : make(given);
}

/** The 403 for what an access token may not do. */
function refuseKey(
  { access }: { access: "read" | "write" },
  needed: ReturnType<typeof keyAccessOf>,
) {
  if (needed === "none") return forbidden(serverMessages.keys.forPeople);
  return needed === "write" && access === "read" && forbidden(serverMessages.keys.readOnly);
}

/** The 403 for what somebody may not do on this desk. */
function refuseRole(role: Role, right: Right) {
  if (may(role, right)) return undefined;
  const { ownersOnly, reader } = serverMessages.desks;
  return forbidden(role === "reader" && right !== "desk" ? reader : ownersOnly);
}

function toCaller(session: LiveSession) {
  const { owner, person, user } = session;
  return { owner, person, user, session };
}

function toLongCall<E extends Endpoint>(call: SessionCall<E>): LongCall {
  const { params, query, body, headers, now, language, session } = call;
  return { params, query, body, headers, now, language, ...toCaller(session) } as LongCall;
}
