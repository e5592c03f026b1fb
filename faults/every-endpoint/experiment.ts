import { seed } from "../../bench/seed.ts";
import { deskEndpoints } from "../../shared/account/desks.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { callApi, signUp } from "../../tools/client.ts";
import { quantile, toMs } from "../../tools/statistics.ts";
import { toTable } from "../../tools/table.ts";
import { addCompanies } from "../creators.ts";
import { type Observation, onBoth } from "../experiment.ts";
import { watchMemory } from "../memory.ts";
import type { Engine, Workplace } from "../workplace.ts";
import { listActs } from "./acts.ts";
import { startNeighbor } from "./neighbor.ts";
import { strangers } from "./strangers.ts";
import { type Row, watch } from "./watch.ts";

/** What no call of this experiment gets done, and why; whatever else is refused was asked for wrongly. */
const passkey = "a passkey signs, which takes a browser";
const mailed = "a link that only a mail tells";
const invited = "nobody invites whoever calls";
const unmailed = "there is no mail server";
const booked = "without a mail server, what was booked waits for nobody";
const refused: Readonly<Record<string, string>> = {
  ...Object.fromEntries(strangers.map(({ name }) => [name, "nobody signed in sends so much"])),
  "GET /api/auth/invitations/{token}": mailed,
  "POST /api/auth/invitations/{token}": mailed,
  "POST /api/auth/invited/{id}": invited,
  "PUT /api/auth/invited/{id}": invited,
  "DELETE /api/auth/invited/{id}": invited,
  "POST /api/bookings/{id}/approve": booked,
  "POST /api/bookings/{id}/decline": booked,
  "POST /api/bookings/{id}/choose": booked,
  "POST /api/bookings/{id}/resend": booked,
  "POST /api/bookings/{id}/propose": booked,
  "PUT /api/bookings/{id}/answer": booked,
  "POST /api/bookings/{id}/send": booked,
  "GET /api/booking-mails/{id}": unmailed,
  "POST /api/booking-mails/test": unmailed,
  "PUT /api/appointments/{id}/missed": unmailed,
  "PUT /api/appointments/{id}/invitation": "the appointment is over, or has an outcome",
  "DELETE /api/appointments/{id}/invitation": "nobody is invited to it",
  "PUT /api/auth/email/{token}": mailed,
  "POST /api/auth/register": "so many accounts are not made from one address",
  "POST /api/auth/login": "so many sign-ins are not taken from one address",
  "POST /api/auth/login/passkey": passkey,
  "POST /api/auth/proof": passkey,
  "POST /api/auth/passkeys": passkey,
  "PUT /api/auth/passkeys/{id}": passkey,
  "DELETE /api/auth/passkeys/{id}": passkey,
  "DELETE /api/auth/password": passkey,
  "POST /api/auth/two-step/recovery-codes": "two-step login is off",
  "PUT /api/auth/two-step": "the code of a moment",
  "DELETE /api/auth/two-step": "it is off, and the proof of ten minutes may be over",
  "DELETE /api/desk/me": "the only owner stays",
  "DELETE /api/imports/{id}": "the import is done",
  "DELETE /api/restore/{id}": "what is restored is done",
};

/** Some 200,000 records of a desk of 20; `ENDPOINT_CUSTOMERS=2000` tries it out. */
const size = {
  name: "many",
  customers: Number(process.env.ENDPOINT_CUSTOMERS ?? 120_000),
  users: 1,
  appointmentsEach: 0.5,
  tasksEach: 0.1,
  /** Two less than there may be: some are made. */
  repeats: 498,
  colleagues: 19,
};
/**
 * Milliseconds under which 99 of 100 reads of the other user must stay; on a machine too busy for that,
 * twice the slowest read of a moment before, without the call.
 */
const bounds = { SQLite: 40, PostgreSQL: 60 };
/** Megabytes. */
const mostMemory = 400;

export const everyEndpoint = onBoth({
  name: "neighbors",
  ownName: "every-endpoint",
  isOnlyByName: true,
  budget: 2700,
  done: "every endpoint of the API document with its largest input, what several people do and strangers send, on 200,000 records of 20 people with 500 repeats",
  promise: `99 of 100 reads of another user within ${bounds.SQLite} ms (PostgreSQL ${bounds.PostgreSQL} ms), or twice what they take alone on a busy machine; no request unanswered or refused for taking too long, none but those named asked for wrongly, at most ${mostMemory} MB.`,
  run: measure,
});

async function measure(workplace: Workplace, engine: Engine): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  const { token, colleagues } = await seed(place, size, new Date());
  const { baseUrl, pid } = await workplace.startServer(place);
  const { data: desk } = await callApi(baseUrl, deskEndpoints.read, { token });
  const one = { baseUrl, token, desk: desk._id };
  const account = await signUp(baseUrl);
  await addCompanies(account, 20);
  const { data: companies } = await callApi(baseUrl, companyEndpoints.list, account);
  const call = { endpoint: companyEndpoints.get, params: { id: companies[0]?._id } };
  const session = { baseUrl, token: account.token };
  const neighbor = startNeighbor({ session, server: pid, call });
  workplace.afterwards(neighbor.stop);
  const bound = bounds[engine];
  const rows: (Row & { memory: number })[] = [];
  for (const act of await listActs(one, { desk, colleagues })) {
    const stopWatching = watchMemory(pid);
    const watched = await watch(neighbor, act, bound);
    const row = { ...watched, memory: Math.max(...stopWatching()) };
    rows.push(row);
    // Whatever becomes of the rest.
    console.log(
      `${row.name}: ${row.statuses}, ${toMs(row.took)}, p99 ${toMs(row.p99)} of ${row.reads}, ${row.memory.toFixed(0)} MB ${row.refusal}`,
    );
  }
  const memory = Math.max(...rows.map((row) => row.memory));
  const worst = rows.toSorted((a, b) => b.p99 - a.p99);
  console.log(
    toTable(
      [
        `${engine}: endpoint`,
        "statuses",
        "slowest answer, ms",
        "done",
        "the other's p99, ms",
        "of it waiting for a core, ms",
        "reads",
        "serving thread in one read, ms",
        "slowest alone, ms",
        "serving thread, ms each",
        "memory, MB",
      ],
      worst.map((row) => [
        row.name,
        row.statuses,
        row.took.toFixed(0),
        row.times,
        row.p99.toFixed(1),
        row.waited.toFixed(1),
        row.reads,
        row.longest.toFixed(1),
        row.alone.toFixed(1),
        row.serving.toFixed(1),
        row.memory.toFixed(0),
      ]),
    ),
  );
  const broken = rows.flatMap(({ name, status, p99, alone, isRefused, refusal }) => [
    ...(isRefused && status > 0 && !refused[name] ? [`${name} was refused: ${refusal}`] : []),
    ...(p99 > Math.max(bound, 2 * alone)
      ? [`${name}: p99 ${toMs(p99)}, alone ${toMs(alone)}`]
      : []),
    ...(status === 0 || status >= 500 ? [`${name} was answered ${status || "not at all"}`] : []),
  ]);
  if (memory > mostMemory) broken.push(`${memory.toFixed(0)} MB`);
  const [first] = worst;
  const alone = toMs(
    quantile(
      rows.map((row) => row.alone),
      0.5,
    ),
  );
  const seen = `${rows.length} calls, worst p99 ${toMs(first?.p99 ?? 0)} (${first?.name}), the slowest read alone ${alone} at the median, at most ${memory.toFixed(0)} MB.`;
  return { seen, broken };
}
