import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { z } from "zod";
import type { User } from "../shared/auth.ts";
import { answersVersion } from "../shared/conditional.ts";
import {
  type Endpoint,
  type FileAnswer,
  isFileAnswer,
  type StreamAnswer,
} from "../shared/endpoint.ts";
import { toEtag } from "../shared/etag.ts";
import { changeIdHeader } from "../shared/history.ts";
import type { Deletions } from "./auth/account-deletion.ts";
import { describeAgent } from "./auth/agents.ts";
import type { Passwords } from "./auth/passwords.ts";
import { type LiveSession, openSession } from "./auth/sessions.ts";
import type { Background } from "./background.ts";
import { maxBytesOf } from "./body-limits.ts";
import type { Callers } from "./callers.ts";
import type { Clock } from "./clock.ts";
import type { Db, Owner } from "./db/engine/database.ts";
import { type Act, type ActingSession, beginAct } from "./db/records/act.ts";
import type { Deadline } from "./deadline.ts";
import type { Download, Downloads } from "./downloads.ts";
import type { Env } from "./env.ts";
import { settleActs } from "./history/finish.ts";
import { goOn, isLate, readWait } from "./late-acts.ts";
import { announceWrite } from "./live/announce-write.ts";
import type { Hub } from "./live/hub.ts";
import { createProgress, type ProgressTimes } from "./live/progress.ts";
import type { Streams } from "./live/streams.ts";
import type { LongReads } from "./long-reads/long-reads.ts";
import type { Mailer } from "./mail.ts";
import type { MailCounts } from "./mails/counts.ts";
import { refuseMeanwhile } from "./restore/meanwhile.ts";
import { checkLongBody, hasLongBody, toRouteSchema } from "./validation.ts";
import type { VersionedAnswer } from "./versions.ts";

/** All that the routes of a feature work with. */
export interface Api {
  app: FastifyInstance;
  db: Db;
  env: Env;
  clock: Clock;
  passwords: Passwords;
  background: Background;
  callers: Callers;
  deletions: Deletions;
  downloads: Downloads;
  /** Who hears at once what happens to an account. */
  hub: Hub;
  streams: Streams;
  /** For every route whose answer is no file. */
  limitTime: Deadline["limitTime"];
  /** For what takes long, and makes headway. */
  renewTime: Deadline["renewTime"];
  progressTimes: ProgressTimes;
  /** Absent where this thread works out long answers, too. */
  longReads?: LongReads | undefined;
  /** Takes the handlers instead of serving them: in such a thread. */
  collect?: (endpoint: Endpoint, handler: (call: LongCall) => Promise<unknown>) => void;
  /** Absent when no mail server is set. */
  mailer: Mailer | undefined;
  mailCounts: MailCounts;
}

type Input<E extends Endpoint, Part extends "params" | "querystring" | "body" | "headers"> =
  E["schema"] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

type Answer<E extends Endpoint> =
  E["schema"]["response"][keyof E["schema"]["response"]] extends infer Success
    ? Success extends z.ZodType
      ? z.output<Success>
      : Success extends StreamAnswer
        ? FastifyReply
        : Success extends FileAnswer
          ? Download | FastifyReply
          : never
    : never;

interface PublicCall<E extends Endpoint> {
  params: Input<E, "params">;
  query: Input<E, "querystring">;
  body: Input<E, "body">;
  headers: Input<E, "headers">;
  now: Date;
  /** For what no schema describes: where the caller is, what it calls itself, cookies. */
  request: FastifyRequest;
  reply: FastifyReply;
}

interface SessionCall<E extends Endpoint> extends PublicCall<E> {
  /** The first argument of every query after the database. */
  owner: Owner;
  user: User;
  session: LiveSession;
}

/** As much of a call as can travel to another thread. */
export type LongCall = Omit<SessionCall<Endpoint>, "request" | "reply">;

interface WriteCall<E extends Endpoint> extends SessionCall<E> {
  act: Act;
}

/**
 * Only the handler of a `session` endpoint is given an owner, and without one no query is called; nor
 * can it write without an act, which what only reads is not given.
 */
type Call<E extends Endpoint> = E["access"] extends "session"
  ? E["method"] extends "GET"
    ? SessionCall<E>
    : WriteCall<E>
  : PublicCall<E>;

const actions = { POST: "create", PUT: "update", DELETE: "delete" } as const;

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
  const { app, db, callers, clock, downloads, hub, limitTime, renewTime, progressTimes } = api;
  const longReads = endpoint.isLong && endpoint.access === "session" && api.longReads;
  const [[status, success] = []] = Object.entries(endpoint.schema.response);
  const code = Number(status);
  const file = isFileAnswer(success) ? success : undefined;
  const isVersioned = answersVersion(endpoint);
  const action = endpoint.method === "GET" ? undefined : actions[endpoint.method];
  const sessions = new WeakMap<FastifyRequest, LiveSession>();
  // Calls back: a promise of its own for each request would be felt.
  const openItsSession: onRequestHookHandler = (request, _reply, done) => {
    openSession(db, request.headers.authorization, clock.now()).then((session) => {
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
      ...(file ? [] : [limitTime]),
      // Before the body is read: whoever has no session learns nothing about what is wrong with it.
      ...(endpoint.access === "session" ? [openItsSession] : []),
    ],
    handler: async (request, reply) => {
      const session = sessions.get(request);
      if (session) refuseMeanwhile(session.user, endpoint);
      const now = clock.now();
      const act = session && action && beginAct(action, now, toActing(session));
      const key = request.headers["idempotency-key"];
      if (act) {
        const announce =
          typeof key === "string"
            ? createProgress(hub, progressTimes, session.owner, key)
            : undefined;
        act.tell = (done, total) => {
          renewTime(reply);
          act.told = { done, total };
          if (total !== undefined) announce?.(done, total);
        };
      }
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        headers: request.headers,
        now,
        request,
        reply,
        ...(session && { owner: session.owner, user: session.user, session }),
        ...(act && { act }),
      };
      // Of one owner no write comes between the parts of a long one.
      if (session && act) await settleActs(db, session.owner, request.log);
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
          return goOn(api, run, session.owner, late, { request, reply });
        }
      }
      const answer = await run;
      // It was answered already: a stream, or that nothing has changed. Not told by the answer, for
      // awaiting a reply waits for its end and gives nothing.
      if (reply.sent) return reply;
      if (session && act) announceWrite(hub, session.owner, act);
      if (act?.entry) reply.header(changeIdHeader, act.entry._id);
      // as: this is what the endpoint's schema says.
      if (isVersioned) reply.header("etag", toEtag((answer as VersionedAnswer).data));
      if (!file) return answer;
      // as: the handler of an endpoint that answers a file returns one.
      const download = answer as Download;
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

function toLongCall<E extends Endpoint>(call: SessionCall<E>): LongCall {
  const { params, query, body, headers, now, owner, user, session } = call;
  return { params, query, body, headers, now, owner, user, session } as LongCall;
}

function toActing({ _id, agent }: LiveSession): ActingSession {
  return { _id, device: describeAgent(agent) };
}
