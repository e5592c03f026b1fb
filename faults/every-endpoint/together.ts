import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { idsOf, type Pool } from "../../fuzz/pool.ts";
import type { Desk } from "../../shared/account/desks.ts";
import { deskHeader } from "../../shared/account/roles.ts";
import { eventEndpoints } from "../../shared/api/events.ts";
import { presenceEndpoints } from "../../shared/api/presence.ts";
import { calendarEndpoints } from "../../shared/calendar.ts";
import { bulkEndpoints } from "../../shared/lists/bulk.ts";
import { type Call, type Session, send, toRequest } from "../../tools/client.ts";
import { changeOf, undo, waitForEnd } from "../acts.ts";
import type { Act } from "./watch.ts";

/** Milliseconds that what is not an act goes on for. */
const span = 1500;

/** Who is on the desk, and the tokens of those who were seeded beside whoever calls. */
export interface Office {
  desk: Desk;
  colleagues: readonly string[];
}

/** What several people do at once, or what the largest input of one call does not show. */
export function listTogether(session: Session, pool: Pool, { desk, colleagues }: Office): Act[] {
  const people = desk.people.map(({ _id }) => _id);
  const all = colleagues.map((token) => ({ ...session, token }));
  const month = { startDate: "2026-11-23", endDate: "2026-12-20", who: people.slice(0, 6).join() };
  const chosen = { all: { search: "", filter: `responsible:is:${people[1]}` } };
  const [record = ""] = idsOf(pool, "customers");
  const here = (tab: string) => ({ kind: "customers", record, state: "editing", tab });
  return [
    {
      name: `${all.length} people say where they are, and hear of each other`,
      run: () =>
        listening(all, () =>
          keepOn(all, (n) => ({ endpoint: presenceEndpoints.tell, body: here(`tab ${n}`) })),
        ),
    },
    {
      name: "times of six people over four weeks",
      run: () =>
        keepOn(all.slice(0, 2), () => ({ endpoint: calendarEndpoints.span, query: month })),
    },
    {
      name: "another person for all customers of somebody, and back",
      run: async () => {
        const body = { chosen, what: { responsible: people.at(-1) } };
        const done = await send(session, { endpoint: bulkEndpoints.customers, body });
        if (done.status === 202) await waitForEnd(session, changeOf(done));
        return changeOf(done) ? [done, await undo(session, changeOf(done))] : [done];
      },
    },
  ];
}

/** Each of them calls again as soon as there is an answer. */
async function keepOn(sessions: readonly Session[], toCall: (n: number) => Call) {
  const end = performance.now() + span;
  const work = async (session: Session, n: number) => {
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    while (performance.now() < end) {
      answers.push(await send(session, toCall(n)));
      await sleep(50);
    }
    return answers;
  };
  return (await Promise.all(sessions.map(work))).flat();
}

/** With a stream of changes open for each of them. */
async function listening<T>(sessions: readonly Session[], work: () => Promise<T>): Promise<T> {
  const streams = sessions.map(({ baseUrl, token, desk }) => {
    const headers: Record<string, string> = desk ? { [deskHeader]: desk } : {};
    const { url, ...options } = toRequest({ endpoint: eventEndpoints.stream, headers }, token);
    const stream = request(baseUrl + url, options, (answer) => answer.resume());
    // It is cut off when this is over.
    stream.on("error", () => {}).end();
    return stream;
  });
  try {
    return await work();
  } finally {
    for (const stream of streams) stream.destroy();
  }
}
