import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { User } from "../../shared/account/auth.ts";
import type { Role } from "../../shared/account/roles.ts";
import type { Endpoint, FileAnswer, StreamAnswer } from "../../shared/api/endpoint.ts";
import type { Language } from "../../shared/words/languages.ts";
import type { Act } from "../db/acts/act.ts";
import type { Owner, Person } from "../db/engine/database.ts";
import type { Download } from "./responses/downloads.ts";

// What the handler of an endpoint is given, and what it answers.

export interface LiveSession {
  _id: string;
  /** The User-Agent header it was started with. */
  agent: string;
  tokenHash: string;
  /** The access token, where a program calls with one instead of a session. */
  key?: { name: string; access: "read" | "write" };
  /** When and by what its user last proved who they are, see auth/proof. */
  provedAt: string | null;
  provedBy: string | null;
  /** The desk that the call works on. */
  owner: Owner;
  /** Who calls, and what they are on that desk. */
  person: Person;
  role: Role;
  user: User;
  /** The user's days, see filters/attention.ts. */
  followUp: string | null;
  /** Those of the desk's people where they differ, see filters/clocks.ts. */
  zones: string | null;
}

type Input<E extends Endpoint, Part extends "params" | "querystring" | "body" | "headers"> =
  E["schema"] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

export type Answer<E extends Endpoint> =
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
  /** That the caller asks for: of what is said in an answer. */
  language: Language;
  /** For what no schema describes: where the caller is, what it calls itself, cookies. */
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface SessionCall<E extends Endpoint> extends PublicCall<E> {
  /** The first argument of every query of records after the database. */
  owner: Owner;
  /** The same of every query of what is the caller's alone. */
  person: Person;
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
export type Call<E extends Endpoint> = E["access"] extends "session"
  ? E["method"] extends "GET"
    ? SessionCall<E>
    : WriteCall<E>
  : PublicCall<E>;
