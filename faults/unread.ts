import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { exportEndpoints } from "../shared/transfer/exports.ts";
import { type Session, signUp, toRequest } from "../tools/client.ts";
import { check, type Observation, onBoth } from "./experiment.ts";
import { fillCustomers } from "./many-customers.ts";
import { watchMemory } from "./memory.ts";
import { toText } from "./raw-client.ts";
import type { Engine, Workplace } from "./workplace.ts";

const asked = 150;
const customers = 20_000;
/** Makes a batch of records about as large as batches are where people write much. */
const name = "Long ".repeat(39).trim();
/** Megabytes, as under any other load. */
const memoryLimit = 250;
/** Seconds after which an unread download is cut off, and what a busy machine may take for it. */
const stated = 60;
const grace = 10;

export const unreads = onBoth({
  name: "unread",
  budget: 150,
  done: `${asked} downloads of ${customers} customers that nobody reads, of one owner`,
  promise: `Four are let in; at most ${memoryLimit} MB; all cut off within ${stated} s.`,
  run: leaveUnread,
});

async function leaveUnread(workplace: Workplace, engine: Engine): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  const { baseUrl, pid } = await workplace.startServer(place);
  const session = await signUp(baseUrl);
  await fillCustomers(place, session, customers, () => name);
  const readSamples = watchMemory(pid);
  const sockets = Array.from({ length: asked }, () => ask(session, place.port));
  workplace.afterwards(() => {
    for (const socket of sockets) socket.destroy();
  });
  await sleep((stated + grace) * 1000);
  // What is under way to a client that reads again ends where the server has cut it off.
  const answers = await Promise.all(sockets.map(readEnds));
  const letIn = answers.filter(({ head }) => head.startsWith("HTTP/1.1 200"));
  const refused = answers.filter(({ head }) => head.startsWith("HTTP/1.1 503")).length;
  const most = Math.max(...readSamples());
  const broken: string[] = [];
  check(broken, letIn.length === 4, `${letIn.length} were let in`);
  check(broken, letIn.length + refused === asked, `only ${refused} were refused`);
  check(broken, most <= memoryLimit, `${most.toFixed(0)} MB`);
  const whole = letIn.filter(({ tail }) => tail.endsWith("0\r\n\r\n")).length;
  check(broken, whole === 0, `${whole} were still sent to their end after ${stated + grace} s`);
  const seen = `${letIn.length} let in, ${refused} refused with 503, memory at most ${most.toFixed(0)} MB, all cut off.`;
  return { seen, broken };
}

/** Asks, and reads nothing. */
function ask({ token }: Session, port: number): Socket {
  const socket = connect(port, "127.0.0.1").pause();
  socket.on("error", () => {});
  const call = { endpoint: exportEndpoints.everything, headers: { connection: "close" } };
  socket.write(toText(toRequest(call, token)));
  return socket;
}

/** How the answer begins and ends; resolves when the connection has ended. */
async function readEnds(socket: Socket): Promise<{ head: string; tail: string }> {
  let head = "";
  let tail = "";
  socket.on("data", (bytes: Buffer) => {
    if (head.length < 20) head += bytes.toString("latin1", 0, 20);
    tail = (tail + bytes.toString("latin1", Math.max(0, bytes.length - 20))).slice(-20);
  });
  socket.resume();
  if (!socket.closed) await once(socket, "close");
  return { head, tail };
}
