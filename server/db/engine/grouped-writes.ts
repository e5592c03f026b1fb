import type { RunnableStatement, Runner } from "./engine.ts";
import { isRefusedValue } from "./errors.ts";

interface Writing {
  statements: RunnableStatement[];
  resolve: (rows: unknown[][]) => void;
  reject: (error: unknown) => void;
}

/** Writes that go together: no more than fit well into the time that one statement may take. */
const maxGroup = 64;

/**
 * Writes of one owner come one after the other. Those that come while one is under way then go
 * together, in one transaction of `run`: one round trip, and one waiting for the disk, instead of
 * one for each, and a busy owner holds one connection instead of all.
 */
export function groupWrites(run: Runner["write"]): Pick<Runner, "write" | "countWaiting"> {
  /** By owner, what waits for the writes under way; an owner without any has no entry. */
  const waiting = new Map<string, Writing[]>();
  let count = 0;

  return {
    write: (owner, statements) =>
      new Promise((resolve, reject) => {
        const writing = { statements, resolve, reject };
        const others = waiting.get(owner);
        if (others) {
          others.push(writing);
          count += 1;
        } else {
          waiting.set(owner, []);
          writeAll(owner, [writing]);
        }
      }),
    countWaiting: () => count,
  };

  async function writeAll(owner: string, first: Writing[]) {
    let group = first;
    while (group.length > 0) {
      await writeGroup(owner, group);
      group = waiting.get(owner)?.splice(0, maxGroup) ?? [];
      count -= group.length;
    }
    waiting.delete(owner);
  }

  async function writeGroup(owner: string, group: Writing[]) {
    try {
      const rows = await run(
        owner,
        group.flatMap(({ statements }) => statements),
      );
      for (const { statements, resolve } of group) resolve(rows.splice(0, statements.length));
    } catch (error) {
      // Nothing was kept of any. Each for itself, so that what is wrong with one is only its own.
      if (group.length > 1 && isRefusedValue(error)) {
        for (const writing of group) await writeGroup(owner, [writing]);
      } else {
        for (const { reject } of group) reject(error);
      }
    }
  }
}
