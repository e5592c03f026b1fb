import { describeStartFailure } from "../db/engine/start-error.ts";
import { readEnv } from "../env.ts";
import { backup } from "./backup.ts";
import { type Command, describeUsage, UsageError } from "./command.ts";
import { doctor } from "./doctor.ts";
import { invite } from "./invite.ts";
import { moveTo } from "./move-to.ts";
import { resetLink } from "./reset-link.ts";
import { restore } from "./restore.ts";
import { signOut } from "./sign-out.ts";
import { toTable } from "./table.ts";
import { twoStepOff } from "./two-step-off.ts";
import { users } from "./users.ts";

const commands: Command[] = [
  ...[users, invite, resetLink, signOut, twoStepOff],
  ...[backup, restore, doctor, moveTo],
];

type Variables = Record<string, string | undefined>;
type Terminal = Record<"log" | "error", (text: string) => void>;

/**
 * Runs what was typed after `npm run admin --`. Answers the exit code: 0 done, 1 not done or
 * something is wrong, 2 typed wrong.
 */
export async function runCommand(
  typed: string[],
  variables: Variables,
  terminal: Terminal,
): Promise<number> {
  try {
    const isWell = await run(typed, variables, (text) => terminal.log(text));
    return isWell ? 0 : 1;
  } catch (error) {
    terminal.error(describeStartFailure(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(
  [name, ...args]: string[],
  variables: Variables,
  print: (text: string) => void,
): Promise<boolean> {
  if (name === undefined) {
    print(listCommands());
    return true;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) throw new UsageError(`There is no command "${name}".\n\n${listCommands()}`);
  const required = command.parameters.filter((parameter) => !parameter.startsWith("["));
  if (args.length < required.length) throw wrongUsage(command, `${required.at(-1)} is missing`);
  if (args.length > command.parameters.length) throw wrongUsage(command, "Too many arguments");
  return command.run(args, { env: readEnv(variables), print });
}

function wrongUsage(command: Command, reason: string) {
  return new UsageError(`${reason}. Usage: ${describeUsage(command)}`);
}

function listCommands(): string {
  const lines = commands.map((command) => [`  ${describeUsage(command)}`, command.summary]);
  return `Commands for the provider. They use the same settings as the server.\n\n${toTable(lines)}`;
}
