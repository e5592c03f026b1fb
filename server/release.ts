import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const root = join(import.meta.dirname, "..");

export interface Release {
  version: string;
  /** Of the source code, when it is known. */
  commit: string | undefined;
}

/** What runs here. An image without the repository names its commit in GIT_COMMIT. */
export function readRelease(gitCommit: string | undefined): Release {
  const json: unknown = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { version } = z.object({ version: z.string() }).parse(json);
  return { version, commit: gitCommit ?? readCommit(join(root, ".git")) };
}

/** What HEAD points to: the commit itself, or a branch, whose own file may be packed with others. */
function readCommit(git: string): string | undefined {
  const head = read(join(git, "HEAD"));
  const branch = /^ref: (.+)$/.exec(head)?.[1];
  if (branch === undefined) return toCommit(head);
  const packed = read(join(git, "packed-refs")).split("\n");
  const line = packed.find((entry) => entry.endsWith(` ${branch}`));
  return toCommit(read(join(git, branch))) ?? toCommit(line?.split(" ")[0]);
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8").trim() : "";
}

function toCommit(text = ""): string | undefined {
  return /^[\da-f]{40,64}$/.test(text) ? text : undefined;
}
