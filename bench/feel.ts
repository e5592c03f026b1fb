import { setTimeout as sleep } from "node:timers/promises";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { type Account, send } from "../tools/client.ts";

/** Reads and writes in turn as somebody else, until told to end. */
export function feelAs(ben: Account, company: string) {
  const reads: number[] = [];
  const writes: number[] = [];
  let isOver = false;
  const list = { endpoint: customerEndpoints.list, query: { limit: "50" } };
  const body = { name: "Bo", email: "bo@example.com" };
  const add = { endpoint: customerEndpoints.create, params: { id: company }, body };
  const loop = async () => {
    while (!isOver) {
      reads.push((await send(ben, list)).took);
      writes.push((await send(ben, add)).took);
      await sleep(20);
    }
  };
  const ended = loop();
  return {
    end: async () => {
      isOver = true;
      await ended;
      return { reads, writes };
    },
  };
}
