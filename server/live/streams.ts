import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import {
  customerEvent,
  forYouEvent,
  gap,
  mailsEvent,
  progressEvent,
  remindersEvent,
  settingsEvent,
} from "../../shared/api/events.ts";
import { presenceEvent } from "../../shared/api/presence.ts";
import type { Api } from "../api.ts";
import { findSessionEnd } from "../auth/sessions.ts";
import { unavailable } from "../errors.ts";
import type { LiveSession } from "../http/calls.ts";
import type { Hub, Notice } from "../http/writes/hub.ts";
import { listMissed, mostMissed } from "./queries.ts";

export interface StreamLimits {
  /** Open at a time, as many as were measured: docs/scaling.md. Who gets none works without. */
  all: number;
  /** Of these for one user, whose oldest gives way; a browser needs one. */
  ofPerson: number;
  /** Milliseconds between two signs of life: proxies close what is silent for a minute. */
  heartbeat: number;
}

export const streamLimits: StreamLimits = { all: 1000, ofPerson: 50, heartbeat: 25_000 };

/** Milliseconds. The provider's commands end sessions without a word to this process. */
const checkInterval = 60_000;

/** Bytes that wait for a client that does not read, until it is cut off. */
const maxUnread = 65_536;

interface Stream {
  response: ServerResponse;
  session: LiveSession;
  /** When its session has to be looked up again, in milliseconds. */
  checkAt: number;
  /** No longer listens. */
  stop: () => void;
}

/** What the client has: the last event that it has heard, or how many milliseconds ago it asked for what it shows. */
interface Seen {
  lastId: string | undefined;
  age: number | undefined;
}

export type Streams = ReturnType<typeof createStreams>;

/** Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function createStreams(
  { app, db, clock, hub }: Pick<Api, "app" | "db" | "clock"> & { hub: Hub },
  countAsIdle: (response: ServerResponse) => void,
  limits = streamLimits,
) {
  /** The oldest first. */
  const open = new Set<Stream>();
  const end = (stream: Stream) => {
    open.delete(stream);
    stream.stop();
    stream.response.end();
  };

  /** Ends a stream whose session has ended. */
  const checkSession = async (stream: Stream) => {
    stream.checkAt = 0;
    try {
      const endsAt = await findSessionEnd(db, stream.session);
      const now = clock.now().getTime();
      if (endsAt > now) stream.checkAt = Math.min(endsAt, now + checkInterval);
      else end(stream);
    } catch (error) {
      // The next sign of life asks again.
      app.log.warn({ err: error }, "the session of a stream could not be looked up");
    }
  };

  /** One after the other: a thousand at once would hold others up. */
  const checkSessions = async (streams: Stream[]) => {
    for (const stream of streams) await checkSession(stream);
  };

  /** What came after the last event that the client has seen. */
  const tellMissed = async (stream: Stream, lastId: string) => {
    const missed = await listMissed(db, stream.session.owner, lastId).catch((error) => {
      app.log.warn({ err: error }, "what a stream has missed could not be looked up");
    });
    tellAll(stream, missed ?? undefined);
  };

  // One timer for all. It alone need not keep the process going.
  const timer = setInterval(() => {
    const now = clock.now().getTime();
    for (const stream of open) write(stream, ":\n\n");
    void checkSessions([...open].filter(({ checkAt }) => checkAt <= now));
  }, limits.heartbeat).unref();

  app.addHook("preClose", async () => {
    clearInterval(timer);
    for (const stream of open) end(stream);
  });

  /** Room for one more; the 503 when there is none. */
  const makeRoom = ({ person }: LiveSession) => {
    const own = [...open].filter(({ session }) => session.person === person);
    if (own[0] && own.length >= limits.ofPerson) end(own[0]);
    if (open.size >= limits.all) throw unavailable("Too many devices are listening for changes.");
  };

  return {
    count: () => open.size,
    /** Answers with a stream that goes on until its session or the server ends, or the client goes. */
    open: (reply: FastifyReply, session: LiveSession, { lastId, age }: Seen) => {
      reply.type("text/event-stream; charset=utf-8").header("x-accel-buffering", "no");
      if (reply.request.method === "HEAD") return reply.send("");
      makeRoom(session);
      reply.hijack();
      const { raw: response } = reply;
      // as: the types of Node and Fastify name the same values differently.
      response.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
      const stream: Stream = { response, session, checkAt: 0, stop: () => {} };
      open.add(stream);
      const whom = [session.owner, session.person];
      const recalled = age === undefined ? [] : hub.recall(whom, age);
      stream.stop = hub.listen(whom, (notice) => {
        if (notice === "sessions") void checkSession(stream);
        else tell(stream, notice);
      });
      response.once("close", () => {
        open.delete(stream);
        stream.stop();
      });
      countAsIdle(response);
      // It may have ended since it was looked up for this request.
      void checkSession(stream);
      // Lets the client know that it is connected.
      write(stream, ":\n\n");
      if (lastId !== undefined) void tellMissed(stream, lastId);
      else tellAll(stream, recalled);
      return reply;
    },
  };
}

/** Undefined for what can't be told. */
function tellAll(stream: Stream, notices: readonly Notice[] | undefined) {
  const all = notices && notices.length <= mostMissed ? notices : (["gap"] as const);
  for (const notice of all) if (notice !== "sessions") tell(stream, notice);
}

type Told = Exclude<Notice, "sessions">;

/** What a customer did is told to those whom it concerns. */
function tell(stream: Stream, notice: Told) {
  const isForOthers =
    typeof notice !== "string" && "did" in notice && !notice.people.includes(stream.session.person);
  if (!isForOthers) write(stream, toEvent(notice));
}

function write({ response }: Stream, text: string) {
  response.write(text);
  if (response.writableLength > maxUnread) response.destroy();
}

function toEvent(notice: Told): string {
  if (notice === "settings") return `event: ${settingsEvent}\ndata:\n\n`;
  if (notice === "gap") return `event: ${gap}\ndata:\n\n`;
  if (notice === "mails") return `event: ${mailsEvent}\ndata:\n\n`;
  if (notice === "forYou") return `event: ${forYouEvent}\ndata:\n\n`;
  if (notice === "reminders") return `event: ${remindersEvent}\ndata:\n\n`;
  if ("did" in notice) {
    const { people: _, ...news } = notice;
    return `event: ${customerEvent}\ndata: ${JSON.stringify(news)}\n\n`;
  }
  if ("tab" in notice) return `event: ${presenceEvent}\ndata: ${JSON.stringify(notice)}\n\n`;
  if ("key" in notice) return `event: ${progressEvent}\ndata: ${JSON.stringify(notice)}\n\n`;
  return `id: ${notice._id}\ndata: ${JSON.stringify(notice)}\n\n`;
}
