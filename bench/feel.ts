import { join } from "node:path";
import { startBeside } from "../tools/beside.ts";
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

/** Reads and writes in turn as somebody else, in a process of their own, until told to end. */
export function feelAs(feeling: Feeling) {
  const file = join(import.meta.dirname, "feel-process.ts");
  const { ask } = startBeside<"end", Felt>(file, feeling);
  return { end: () => ask("end") };
}
