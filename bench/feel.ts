import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Session } from "../tools/client.ts";

/** Another user, with a company of theirs, of a server. */
export interface Feeling {
  session: Session;
  company: string;
  /** The process that serves. */
  server: number;
}

/** Milliseconds. */
export interface Felt {
  reads: number[];
  writes: number[];
  /** That the thread which serves has computed during each read. */
  computed: number[];
}

/**
 * Reads and writes in turn as somebody else, until told to end. In a process of its own: where somebody reads the answers of
 * a thousand others, tidying up after those would be taken for the server's slowness.
 */
export function feelAs(feeling: Feeling) {
  const child = fork(join(import.meta.dirname, "feel-process.ts"), [JSON.stringify(feeling)]);
  const gone = new AbortController();
  child.once("exit", () => gone.abort());
  return {
    end: async (): Promise<Felt> => {
      const answered = once(child, "message", gone);
      child.send("end");
      const [felt] = await answered;
      // as: what the process answers.
      return felt as Felt;
    },
  };
}
