import type autocannon from "autocannon";
import { dashboardEndpoints } from "../shared/dashboard.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { type Call, type Session, toRequest } from "../tools/client.ts";
import { drive } from "../tools/load.ts";

interface Load {
  connections: number;
  seconds: number;
  /** Requests a second over all connections; as many as are answered when absent. */
  rate?: number;
}

export interface LoadResult {
  /** Milliseconds that each accepted request took. */
  accepted: number[];
  /** Answers with 503. */
  refused: number;
  /** Everything else: other statuses, broken connections, no answer, a 503 without Retry-After. */
  wrong: string[];
  seconds: number;
}

const calls: Call[] = [
  { endpoint: companyEndpoints.list },
  { endpoint: customerEndpoints.list, query: { search: "customer" } },
  { endpoint: dashboardEndpoints.get },
  { endpoint: companyEndpoints.create, body: { name: "Load" } },
];

/** Three reads to a write, as fast as the server answers or at a rate. */
export async function runLoad(
  { baseUrl, token }: Session,
  { connections, seconds, rate }: Load,
): Promise<LoadResult> {
  const wrong: string[] = [];
  const onResponse: autocannon.Request["onResponse"] = (status, _body, _context, headers) => {
    const names = Object.keys(headers ?? {}).map((name) => name.toLowerCase());
    if (status === 503 && !names.includes("retry-after")) wrong.push("a 503 without Retry-After");
    else if (status >= 300 && status !== 503) wrong.push(`answered ${status}`);
  };
  const { taken, errors, timeouts } = await drive({
    url: baseUrl,
    connections,
    duration: seconds,
    timeout: 20,
    ...(rate && { overallRate: rate }),
    requests: calls.map((call) => {
      const { url: path, method, headers, body } = toRequest(call, token);
      // as: that of an endpoint.
      return { path, method: method as "GET", headers, ...(body && { body }), onResponse };
    }),
  });
  if (errors > 0) wrong.push(`${errors - timeouts} broken connections, ${timeouts} without answer`);
  const accepted = taken.filter(({ status }) => status !== 503).map(({ took }) => took);
  return { accepted, refused: taken.length - accepted.length, wrong, seconds };
}
