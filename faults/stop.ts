import { setTimeout as sleep } from "node:timers/promises";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { accountCopy, exportEndpoints } from "../shared/transfer/exports.ts";
import { type Account, type Session, signUp, toRequest } from "../tools/client.ts";
import { check, onBoth } from "./experiment.ts";
import { fillCustomers } from "./many-customers.ts";
import { type Exchange, exchange, toText } from "./raw-client.ts";
import type { Engine, Workplace } from "./workplace.ts";

const clients = 16;
/** Milliseconds after the signal in which the server must have ended. */
const patience = 10_000;
const rounds = { SQLite: 6, PostgreSQL: 3 };
const exported = 4000;
/** Bytes of the download that are read at a time, ten times a second. */
const pace = 50_000;

export const stops = onBoth({
  name: "stop",
  budget: 60,
  done: `SIGTERM under the load of ${clients} clients and amid a slow download of ${exported} customers, ${rounds.SQLite} times on SQLite and ${rounds.PostgreSQL} on PostgreSQL`,
  promise:
    "Every request begun before gets its whole answer, later ones 503 with Connection: close or no connection; exit 0 within 10 s.",
  run: stopOften,
});

async function stopOften(workplace: Workplace, engine: Engine) {
  const place = await workplace.findPlace(engine);
  const broken: string[] = [];
  const seen = { before: 0, refused: 0, cut: 0, slowest: 0 };
  let session: Account | undefined;
  for (let round = 1; round <= rounds[engine]; round += 1) {
    const server = await workplace.startServer(place);
    session ??= await signUp(server.baseUrl);
    if (round === 1) await fillCustomers(place, session, exported);
    const { token } = session;
    const download = startSlowDownload(session);
    await download.begun;
    let isOver = false;
    const requests = [
      toRequest({ endpoint: companyEndpoints.list }, token),
      toRequest({ endpoint: companyEndpoints.create, body: { name: "Stopped" } }, token),
    ].map(toText);
    const running = Array.from({ length: clients }, (_, index) =>
      exchange(place.port, requests[index % 2] ?? "", () => isOver),
    );
    await sleep(300 + Math.random() * 200);
    const signalled = performance.now();
    server.kill("SIGTERM");
    const late = knock(place.port, requests[0] ?? "", () => isOver);
    const code = await Promise.race([server.ended, sleep(patience + 2000).then(() => undefined)]);
    const took = performance.now() - signalled;
    isOver = true;
    const all = (await Promise.all(running)).flat().concat(await late);
    judge(all, signalled, broken, seen);
    seen.slowest = Math.max(seen.slowest, took);
    check(broken, code === 0, `exit code ${code}`);
    check(broken, took < patience, `it took ${took.toFixed(0)} ms to end`);
    const copied = await download.copied;
    check(broken, copied === exported, `the download broke off (${copied} customers)`);
  }
  return {
    seen:
      `${seen.before} requests before the signal all answered, ${seen.refused} later ones refused with 503, ` +
      `${seen.cut} not taken, ended within ${seen.slowest.toFixed(0)} ms.`,
    broken,
  };
}

/** New connections again and again, as new users would make them. */
async function knock(port: number, request: string, isOver: () => boolean): Promise<Exchange[]> {
  const all: Exchange[] = [];
  while (!isOver()) {
    all.push(...(await exchange(port, request, () => true)));
    await sleep(5);
  }
  return all;
}

function judge(
  all: readonly Exchange[],
  signalled: number,
  broken: string[],
  seen: { before: number; refused: number; cut: number },
) {
  for (const { began, status, head, body } of all) {
    if (began < signalled) {
      seen.before += 1;
      // The signal and the request race for the server's next turn, so either answer is right.
      check(
        broken,
        status === 200 || status === 201 || status === 503,
        `begun before: ${status} ${body}`,
      );
    } else if (status === 503) {
      seen.refused += 1;
      check(broken, /^connection: close/im.test(head), "a 503 without Connection: close");
      check(broken, /^retry-after: \d/im.test(head), "a 503 without Retry-After");
    } else if (status === 0) seen.cut += 1;
    else check(broken, status === 200 || status === 201, `begun after: ${status} ${body}`);
  }
}

/** Reads an export as slowly as a poor line would: it is still under way when the server is told to stop. */
function startSlowDownload({ baseUrl, token }: Session) {
  const begun = fetch(baseUrl + exportEndpoints.everything.url, {
    headers: { authorization: `Bearer ${token}` },
  });
  const read = async () => {
    let text = "";
    let size = 0;
    const decoder = new TextDecoder();
    for await (const chunk of (await begun).body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      size += chunk.length;
      if (size > pace) await sleep(100);
      size %= pace;
    }
    return accountCopy.parse(JSON.parse(text)).customers.length;
  };
  return { begun, copied: read().catch((error: unknown) => String(error)) };
}
