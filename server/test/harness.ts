import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, inject, onTestFinished } from "vitest";
import type { z } from "zod";
import { type Account, authEndpoints } from "../../shared/account/auth.ts";
import { deskHeader } from "../../shared/account/roles.ts";
import { conflictBodyOf } from "../../shared/api/conditional.ts";
import { type Endpoint, errorBody, isFileAnswer } from "../../shared/api/endpoint.ts";
import { buildApp } from "../app.ts";
import type { AppParts } from "../app-parts.ts";
import type { Background } from "../background.ts";
import { type Db, ownerOf, personOf } from "../db/engine/database.ts";
import { openMemoryDatabase } from "../db/open.ts";
import { readEnv } from "../env.ts";
import type { Mail } from "../mails/mail.ts";
import { openFreshPostgres } from "./postgres/fresh-postgres.ts";

export const engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite";
/** When every test begins, unless it moves its clock: a Monday morning. */
export const start = new Date("2026-05-04T10:00:00.000Z");

/** Hashing at the standard cost would take most of the time of the whole suite. */
export const cheapCost = { memory: 8, passes: 1, parallelism: 1 };

/** The same database as a server in use has it: row-level security holds it, where there is any. */
export function asServed(db: Db): Db {
  return servedOf.get(db) ?? db;
}

let closers: (() => Promise<void>)[] | undefined;

/** Closes after the test, or after those that share it, before what was opened earlier. */
export function closeAfterTest(close: () => Promise<void>) {
  if (closers) closers.push(close);
  else onTestFinished(close);
}

/** For tests that leave alone what the others of them look at: prepared before the first, closed after the last. */
export function prepareOnce<Prepared>(prepare: () => Promise<Prepared>): () => Prepared {
  const opened: (() => Promise<void>)[] = [];
  let prepared: Prepared;
  beforeAll(async () => {
    closers = opened;
    try {
      prepared = await prepare();
    } finally {
      closers = undefined;
    }
  });
  afterAll(async () => {
    for (const close of opened.reverse()) await close();
  });
  return () => prepared;
}

const servedOf = new WeakMap<Db, Db>();

/** A fresh database of the engine under test, with all migrations. It sees everybody's rows. */
export async function openTestDatabase(): Promise<Db> {
  if (engine === "postgres") {
    const { db, served, close } = await openFreshPostgres(inject("postgresUrl"));
    closeAfterTest(close);
    servedOf.set(db, served);
    return db;
  }
  const db = await openMemoryDatabase();
  closeAfterTest(() => db.destroy());
  return db;
}

type Options = Partial<Omit<AppParts, "env" | "clock">> & {
  env?: Record<string, string>;
};

/** A whole server on a fresh database, with a clock that the test moves and mails it can read. */
export async function startApp({ env = {}, db: given, ...parts }: Options = {}) {
  const db = given ?? (await openTestDatabase());
  const clock = createClock();
  const mails: Mail[] = [];
  const log: string[] = [];
  let background: Background | undefined;
  const app = buildApp({
    env: readEnv({ REGISTRATION: "open", ...env }),
    db: asServed(db),
    clock,
    mailer: { send: async (mail) => void mails.push(mail) },
    passwordCost: cheapCost,
    clientDirectory: "/nowhere",
    closingNotice: 0,
    logStream: { write: (line) => void log.push(line) },
    onBackground: (own) => {
      background = own;
    },
    ...parts,
  });
  await app.ready();
  closeAfterTest(() => app.close());
  let people = 0;
  return {
    app,
    db,
    clock,
    mails,
    log,
    /** Waits until nothing goes on any more that an answer did not wait for. */
    settle: async () => background?.settle(),
    /** Somebody without a session. */
    visitor: createCaller(app),
    /** Registers somebody and answers them with their session. */
    signUp: async (account: Partial<z.input<typeof authEndpoints.register.schema.body>> = {}) => {
      people += 1;
      const body = {
        name: `Person ${people}`,
        email: `person${people}@example.com`,
        password: "correct horse",
        ...account,
      };
      const { token, data } = await createCaller(app).call(authEndpoints.register, { body });
      return { ...createCaller(app, token), ...signedIn(token, data), password: body.password };
    },
    /** Somebody who already has a token, on a desk of theirs. */
    withToken: (token: string, desk?: string) => createCaller(app, token, desk),
  };
}

/** Somebody who has just registered, on a server of the test's own. */
export async function newPerson(...account: Parameters<TestApp["signUp"]>): Promise<Person> {
  return (await startWithAna(...account)).ana;
}

/** A server of the test's own, and somebody who has just registered. */
export async function startWithAna(...account: Parameters<TestApp["signUp"]>) {
  const app = await startApp();
  return { ...app, ana: await app.signUp(...account) };
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;
export type Person = Awaited<ReturnType<TestApp["signUp"]>>;
export type Caller = ReturnType<typeof createCaller>;

function signedIn(token: string, user: Account) {
  const { desk } = user;
  return { token, user, desk, owner: ownerOf(desk), person: personOf(user) };
}

function createClock() {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    set: (instant: string) => {
      now = Date.parse(instant);
    },
    /** Milliseconds. */
    advance: (time: number) => {
      now += time;
    },
  };
}

type Part<E extends Endpoint, Name extends string> =
  E["schema"] extends Record<Name, infer Schema extends z.ZodType>
    ? { [K in Name extends "querystring" ? "query" : Name]: z.input<Schema> }
    : unknown;

/** What an endpoint is called with, typed by the endpoint itself. */
type CallInput<E extends Endpoint> = Part<E, "params"> &
  Partial<Part<E, "querystring">> &
  Partial<Part<E, "headers">> &
  Part<E, "body">;

type CallAnswer<E extends Endpoint> = z.output<
  Extract<E["schema"]["response"][keyof E["schema"]["response"]], z.ZodType>
>;

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

function createCaller(app: FastifyInstance, token?: string, desk?: string) {
  const send = (endpoint: Endpoint, { params, query, body, headers }: AnyInput = {}) =>
    app.inject({
      method: endpoint.method,
      url: toUrl(endpoint.url, params, query),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(desk !== undefined && { [deskHeader]: desk }),
        ...headers,
      },
      ...(body !== undefined && { payload: Object(body) }),
    });
  return {
    /** The raw answer, whatever it is. */
    send,
    /** The answer, which must be the success that the endpoint names, and hold nothing else. */
    call: async <const E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
      const answer = await send(endpoint, input);
      const [[status, schema] = []] = Object.entries(endpoint.schema.response);
      if (!schema || isFileAnswer(schema)) throw new Error("A file is fetched with download()");
      expect(answer.statusCode, answer.body).toBe(Number(status));
      const body = answer.json();
      expect(schema.parse(body)).toEqual(body);
      // as: parsed just now by the very schema that gives the type.
      return body as CallAnswer<E>;
    },
    /** The text of a file and the name it is saved under. */
    download: async (endpoint: Endpoint) => {
      const answer = await send(endpoint);
      expect(answer.statusCode, answer.body).toBe(200);
      const [success] = Object.values(endpoint.schema.response);
      if (!isFileAnswer(success)) throw new Error(`${endpoint.url} answers no file`);
      expect(answer.headers["content-type"]).toBe(`${success.contentType}; charset=utf-8`);
      const header = String(answer.headers["content-disposition"]);
      return { name: /^attachment; filename="(.+)"$/.exec(header)?.[1], text: answer.body };
    },
    /** The refusal; `input` may be as wrong as it likes. */
    refused: async (endpoint: Endpoint, input?: AnyInput) => {
      const answer = await send(endpoint, input);
      const schema = (answer.statusCode === 409 && conflictBodyOf(endpoint)) || errorBody;
      const body = schema.parse(answer.json());
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
      return { status: answer.statusCode, ...body };
    },
  };
}

function toUrl(
  url: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${path}?${search}` : path;
}
