import autocannon from "autocannon";
import { companyEndpoints } from "../shared/companies.ts";
import { customerEndpoints } from "../shared/customers.ts";
import { dashboardEndpoints } from "../shared/dashboard.ts";
import type { Session } from "../tools/client.ts";

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

/** Three reads to a write, as fast as the server answers or at a rate. */
export async function runLoad(
  { baseUrl, token }: Session,
  { connections, seconds, rate }: Load,
): Promise<LoadResult> {
  const result: LoadResult = { accepted: [], refused: 0, wrong: [], seconds };
  const authorization = `Bearer ${token}`;
  const onResponse: autocannon.Request["onResponse"] = (status, _body, _context, headers) => {
    const names = Object.keys(headers ?? {}).map((name) => name.toLowerCase());
    if (status === 503 && !names.includes("retry-after")) {
      result.wrong.push("a 503 without Retry-After");
    } else if (status >= 300 && status !== 503) result.wrong.push(`answered ${status}`);
  };
  const read = (path: string) => ({
    path,
    method: "GET" as const,
    headers: { authorization },
    onResponse,
  });
  const options: autocannon.Options = {
    url: baseUrl,
    connections,
    duration: seconds,
    timeout: 20,
    ...(rate && { overallRate: rate }),
    requests: [
      read(companyEndpoints.list.url),
      read(`${customerEndpoints.list.url}?search=customer`),
      read(dashboardEndpoints.get.url),
      {
        path: companyEndpoints.create.url,
        method: "POST",
        headers: { authorization, "content-type": "application/json" },
        body: JSON.stringify({ name: "Load" }),
        onResponse,
      },
    ],
  };
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    running.on("response", (_client, status, _bytes, time) => {
      if (status === 503) result.refused += 1;
      else result.accepted.push(time);
    });
  });
  if (errors > 0)
    result.wrong.push(`${errors - timeouts} broken connections, ${timeouts} without answer`);
  return result;
}
