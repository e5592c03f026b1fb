import { StartError } from "../db/engine/start-error.ts";
import type { Env } from "../env.ts";

/** What a command works with besides its arguments. */
interface Desk {
  env: Env;
  /** A line, or several, for the person at the terminal. */
  print: (text: string) => void;
}

/** One command of `npm run admin --`. */
export interface Command {
  name: string;
  /** What must or, in brackets, may follow the name. */
  parameters: string[];
  summary: string;
  /** Answers whether all is well. Throws a StartError that says what is not. */
  run: (args: string[], desk: Desk) => Promise<boolean>;
}

/** The command was typed wrong: nothing was done. */
export class UsageError extends StartError {}

export function describeUsage({ name, parameters }: Command): string {
  return ["npm run admin --", name, ...parameters].join(" ");
}
