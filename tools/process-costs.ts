import { readFileSync } from "node:fs";

/** The kernel counts in hundredths of a second: USER_HZ is 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Seconds that a process has computed so far, in the kernel and outside; NaN where nobody tells. */
export function readCpuTime(pid: number): number {
  const line = read(`/proc/${pid}/stat`);
  // The name, in brackets, may hold spaces; the fields are counted from behind it.
  const fields = line?.slice(line.lastIndexOf(")") + 2).split(" ");
  return (Number(fields?.[11]) + Number(fields?.[12])) / ticksPerSecond;
}

/**
 * Milliseconds that the main thread of a process has computed so far, and has waited for a core that
 * others had; NaN where nobody tells.
 */
export function readMainThreadTimes(pid: number): { computed: number; waited: number } {
  const [computed, waited] = read(`/proc/${pid}/task/${pid}/schedstat`)?.split(" ") ?? [];
  return { computed: Number(computed) / 1e6, waited: Number(waited) / 1e6 };
}

/** Megabytes of a process that are in memory now; NaN where nobody tells. */
export function readMemory(pid: number): number {
  return readStatus(pid, "VmRSS");
}

/** The part of it that no file stands behind, such as Node's own program, which all may share. */
export function readOwnMemory(pid: number): number {
  return readStatus(pid, "RssAnon");
}

function readStatus(pid: number, field: string): number {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m");
  return Number(line.exec(read(`/proc/${pid}/status`) ?? "")?.[1]) / 1024;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // No Linux, or the process has ended.
    return undefined;
  }
}
