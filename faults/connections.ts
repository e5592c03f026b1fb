import { connect, type Socket } from "node:net";
import { median, quantile, toMs } from "../tools/statistics.ts";
import { check, type Experiment, type Observation } from "./experiment.ts";
import type { Workplace } from "./workplace.ts";

/** More than the server takes in all. */
const crowd = 2050;
const visits = 50;
const request = "GET /api/health/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

export const connectionsSqlite: Experiment = {
  name: "connections",
  engine: "SQLite",
  budget: 60,
  done: `${crowd} connections from one address, each asked once and kept open, and a second crowd that says nothing; ${visits} visits from another address beside each`,
  promise:
    "Every visit is answered within a second. The crowd keeps a quarter of the places, and none that says nothing for 10 s.",
  run: watchVisitors,
};

async function watchVisitors(workplace: Workplace): Promise<Observation> {
  const place = await workplace.findPlace("SQLite");
  await workplace.startServer(place);
  const broken: string[] = [];
  const talking = await gather(place.port, request);
  workplace.afterwards(() => end(talking));
  const beside = await visit(place.port);
  const kept = countOpen(talking);
  check(broken, kept <= 500, `the crowd keeps ${kept} connections`);
  end(talking);

  const silent = await gather(place.port, undefined);
  workplace.afterwards(() => end(silent));
  const besideSilent = await visit(place.port);
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  const left = countOpen(silent);
  check(broken, left === 0, `${left} silent connections are open after 12 s`);

  const times = [...beside, ...besideSilent];
  const answered = times.filter((time) => time < 1000).length;
  check(
    broken,
    answered === 2 * visits,
    `${2 * visits - answered} visits were not answered in 1 s`,
  );
  const seen =
    `Of ${crowd} that had asked ${kept} stayed open. Visits beside them: p50 ${toMs(median(times))}, ` +
    `slowest ${toMs(quantile(times, 1))}. Of ${crowd} silent ones ${left} were open after 12 s.`;
  return { seen, broken };
}

/** In groups, as fast as they are taken. */
async function gather(port: number, first: string | undefined): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < crowd) {
    const group = Array.from({ length: 50 }, () => connect(port, "127.0.0.1"));
    await Promise.all(group.map((socket) => settle(socket, first)));
    sockets.push(...group);
  }
  return sockets;
}

/** Until it is answered, open where nothing is asked, or closed. */
function settle(socket: Socket, first: string | undefined): Promise<void> {
  return new Promise((resolve) => {
    socket.on("error", () => {});
    socket.once("close", () => resolve());
    socket.resume();
    if (first === undefined) socket.once("connect", () => resolve());
    else socket.once("data", () => resolve()).write(first);
  });
}

function countOpen(sockets: readonly Socket[]): number {
  return sockets.filter((socket) => !socket.closed && !socket.destroyed).length;
}

function end(sockets: readonly Socket[]) {
  for (const socket of sockets) socket.destroy();
}

/** Milliseconds of each visit, on a connection of its own; endless when none came about. */
async function visit(port: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < visits; n += 1) {
    const began = performance.now();
    const socket = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.2" });
    const isAnswered = await new Promise<boolean>((resolve) => {
      socket.on("error", () => {});
      socket.once("close", () => resolve(false));
      socket.once("data", (text) => resolve(text.includes(" 200 "))).write(request);
    });
    times.push(isAnswered ? performance.now() - began : Number.POSITIVE_INFINITY);
    socket.destroy();
  }
  return times;
}
