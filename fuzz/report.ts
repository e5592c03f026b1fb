import type { WireRequest } from "../tools/client.ts";
import { toTable } from "../tools/table.ts";
import type { FuzzReport } from "./run.ts";
import { blockingAtMost } from "./slow.ts";

/** More refusals of this kind than this would mean that little else was looked at. */
const maxShareRefusedForNow = 0.2;

/**
 * What takes ids, versions and numbers that belong together, or an account without anything, which no
 * made-up request has: how these are refused is fuzzed, what they do is tested beside them.
 */
const outOfReach = [
  /^(?:POST|DELETE) \/api\/duplicates\/dismissals/,
  /^(?:GET|POST) \/api\/(?:customers|companies)\/.*merge$/,
  /^PUT \/api\/imports\//,
  /^(?:GET|POST) \/api\/auth\/invitations|^\w+ \/api\/auth\/invited/,
  // Somebody else on the desk.
  /^PUT \/api\/for-you\/|^POST \/api\/hand-over$/,
  /^(?:PUT|DELETE) \/api\/desk\/(?:people|me)/,
  /^(?:POST|PUT|DELETE) \/api\/restore/,
  // What visitors ask for, on pages that the document leaves out.
  /^(?:POST|PUT) \/api\/bookings\/|^GET \/api\/booking-mails\//,
  // Signatures, and codes of an app.
  /^\w+ \/api\/auth\/(?:login\/passkey|passkeys|password)/,
  /^PUT \/api\/auth\/two-step|^POST \/api\/auth\/two-step\/recovery-codes/,
];

/** Of an operation's name. */
function isOutOfReach(name: string): boolean {
  return outOfReach.some((one) => one.test(name));
}

/** What is wrong with a run as a whole, besides its findings. */
export function judgeRun({ requests, counts, blocking }: FuzzReport): string[] {
  const neverDone = [...counts].filter(
    ([name, statuses]) => !sumOf(statuses, (status) => status < 300) && !isOutOfReach(name),
  );
  const refused = shareRefusedForNow({ requests, counts });
  const tooLong = [...blocking].filter(([, { milliseconds }]) => milliseconds > blockingAtMost);
  return [
    ...tooLong.map(([name]) => `${name} kept everybody else waiting too long`),
    ...neverDone.map(([name]) => `${name} never succeeded, so little of it was reached`),
    ...(refused > maxShareRefusedForNow ? [`${percent(refused)} were refused for now`] : []),
  ];
}

/** The share of answers that say "later": too many attempts, or too busy. */
function shareRefusedForNow({ requests, counts }: Pick<FuzzReport, "requests" | "counts">) {
  const refused = [...counts.values()].reduce(
    (sum, statuses) => sum + sumOf(statuses, (status) => status === 429 || status === 503),
    0,
  );
  return refused / Math.max(requests, 1);
}

export function printReport(engine: string, report: FuzzReport) {
  const { seed, requests, counts, findings, slow, blocking } = report;
  const statuses = [...new Set([...counts.values()].flatMap((row) => [...row.keys()]))].sort();
  console.log(`\n── ${engine}: ${requests} requests, seed ${seed} ${"─".repeat(30)}`);
  const rows = [...counts].map(([name, row]) => [
    name,
    ...statuses.map((status) => row.get(status) ?? "·"),
  ]);
  console.log(toTable(["operation", ...statuses], rows));
  console.log(`Refused for now: ${percent(shareRefusedForNow(report))}`);
  for (const [operation, { milliseconds, request }] of slow) {
    console.log(`\nSlow: ${operation} took ${Math.round(milliseconds)} ms\n${toCurl(request)}`);
  }
  for (const [operation, { milliseconds, request }] of blocking) {
    const took = `${Math.round(milliseconds)} ms`;
    console.log(`\nBlocking: ${operation} kept everybody else waiting ${took}\n${toCurl(request)}`);
  }
  for (const { operation, problem, request } of findings) {
    console.log(`\n✗ ${operation}: ${problem}\n${toCurl(request)}`);
  }
}

/** A line that sends the same request again. */
export function toCurl({ method, url, headers, body }: WireRequest): string {
  const options = Object.entries(headers).map(
    ([name, value]) => `-H ${quote(`${name}: ${value}`)}`,
  );
  const data = body === undefined ? [] : [`--data-binary ${quote(shorten(body))}`];
  const where = quote(`http://localhost:3000${url}`);
  return ["curl -i --path-as-is -X", method, ...options, ...data, where].join(" ");
}

function shorten(body: string): string {
  return body.length > 2000 ? `${body.slice(0, 2000)}… (${body.length} characters)` : body;
}

function quote(text: string): string {
  return `$'${text.replace(/[\\'\p{Cc}]/gu, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`)}'`;
}

function sumOf(statuses: Map<number, number>, fits: (status: number) => boolean): number {
  return [...statuses].reduce((sum, [status, count]) => sum + (fits(status) ? count : 0), 0);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
