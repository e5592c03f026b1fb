import { setTimeout as sleep } from "node:timers/promises";
import { authEndpoints } from "../shared/account/auth.ts";
import { dashboardEndpoints } from "../shared/dashboard.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { type Call, type Session, send } from "../tools/client.ts";
import { quantile, summarize, toMs } from "../tools/statistics.ts";
import { check } from "./experiment.ts";

/** What a screen asks for. */
export const usualCalls: Call[] = [
  { endpoint: companyEndpoints.list },
  { endpoint: dashboardEndpoints.get },
  { endpoint: authEndpoints.me },
];

interface Reading {
  clients?: number;
  /** Milliseconds. */
  time: number;
  /** Milliseconds between an answer and the next read of the same client; none when absent. */
  pause?: number;
}

interface Readings {
  times: number[];
  /** A sentence for each answer but a 200. */
  wrong: string[];
}

/** Several clients go round the calls, each beginning with another one. */
export async function readTogether(
  session: Session,
  calls: readonly Call[],
  { clients = 1, time, pause }: Reading,
): Promise<Readings> {
  const readings: Readings = { times: [], wrong: [] };
  const end = Date.now() + time;
  const read = async (_: unknown, first: number) => {
    for (let turn = first; Date.now() < end; turn += 1) {
      const call = calls[turn % calls.length];
      if (!call) return;
      const { status, took } = await send(session, call);
      readings.times.push(took);
      if (status !== 200) readings.wrong.push(`${call.endpoint.url} was answered ${status}`);
      if (pause !== undefined) await sleep(pause);
    }
  };
  await Promise.all(Array.from({ length: clients }, read));
  return readings;
}

/**
 * Reads alone, then beside a fault: 99 of 100 must stay under `bound` milliseconds; on a machine too
 * busy for that, under twice what they take alone. Answers the figures in words, and what came of the fault.
 */
export async function readBeside<T>(
  session: Session,
  { calls, bound, ...reading }: Reading & { calls: readonly Call[]; bound: number },
  broken: string[],
  makeFault: () => Promise<T>,
) {
  await readTogether(session, calls, { ...reading, time: 2000 });
  const alone = await readTogether(session, calls, reading);
  const [beside, fault] = await Promise.all([readTogether(session, calls, reading), makeFault()]);
  const p99 = quantile(beside.times, 0.99);
  const isQuick = p99 < Math.max(bound, 2 * quantile(alone.times, 0.99));
  check(broken, isQuick, `p99 of the reads beside it is ${toMs(p99)}`);
  broken.push(...new Set([...alone.wrong, ...beside.wrong]));
  const seen = `Reads alone: ${summarize(alone.times)}; beside it: ${summarize(beside.times)}`;
  return { seen, fault };
}
