import { backup } from "./admin/backup.ts";
import { type Command, describeUsage, UsageError } from "./admin/command.ts";
import { doctor } from "./admin/doctor.ts";
import { moveTo } from "./admin/move-to.ts";
import { resetLink } from "./admin/reset-link.ts";
import { restore } from "./admin/restore.ts";
import { toTable } from "./admin/table.ts";
import { describeStartFailure } from "./db/start-error.ts";
import { readEnv } from "./env.ts";

const commands: Command[] = [resetLink, backup, restore, doctor, moveTo];

// 0: done, 1: not done or something is wrong, 2: typed wrong.
try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function run([name, ...args]: string[]): Promise<boolean> {
  if (name === undefined) {
    console.log(listCommands());
    return true;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) throw new UsageError(`There is no command "${name}".\n\n${listCommands()}`);
  const required = command.parameters.filter((parameter) => !parameter.startsWith("["));
  if (args.length < required.length) throw wrongUsage(command, `${required.at(-1)} is missing`);
  if (args.length > command.parameters.length) throw wrongUsage(command, "That is too much");
  return command.run(args, { env: readEnv(process.env), print: console.log });
}

function wrongUsage(command: Command, reason: string) {
  return new UsageError(`${reason}. Usage: ${describeUsage(command)}`);
}

function listCommands(): string {
  const lines = commands.map((command) => [`  ${describeUsage(command)}`, command.summary]);
  return `The provider's commands; they read the same settings as the server.\n\n${toTable(lines)}`;
}
