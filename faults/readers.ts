import { setTimeout as sleep } from "node:timers/promises";
import { authEndpoints } from "../shared/auth.ts";
import { companyEndpoints } from "../shared/companies.ts";
import { dashboardEndpoints } from "../shared/dashboard.ts";
import { type Session, send } from "./calls.ts";

const endpoints = [companyEndpoints.list, dashboardEndpoints.get, authEndpoints.me];

interface Reading {
  clients: number;
  /** Milliseconds. */
  time: number;
  /** Milliseconds between an answer and the next read of the same client; none when absent. */
  pause?: number;
}

/** Times of reads by several clients in milliseconds, and answers that were none. */
export async function readTogether(session: Session, { clients, time, pause }: Reading) {
  const times: number[] = [];
  const wrong: string[] = [];
  const end = Date.now() + time;
  const read = async (_: unknown, first: number) => {
    for (let turn = first; Date.now() < end; turn += 1) {
      const endpoint = endpoints[turn % endpoints.length] ?? authEndpoints.me;
      const { status, took } = await send(session, { endpoint });
      times.push(took);
      if (status !== 200) wrong.push(`a read was answered ${status}`);
      if (pause !== undefined) await sleep(pause);
    }
  };
  await Promise.all(Array.from({ length: clients }, read));
  return { times, wrong };
}
