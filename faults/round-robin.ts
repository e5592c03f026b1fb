import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { listen } from "../tools/server.ts";

/** Gives requests to several servers in turn, as a load balancer does. */
export interface RoundRobin {
  baseUrl: string;
  close: () => Promise<void>;
}

/** A server that refuses the connection is passed over; one that breaks off answers 502. */
export async function startRoundRobin(baseUrls: readonly string[]): Promise<RoundRobin> {
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    const first = turn;
    turn += 1;
    passOn(baseUrls, first, baseUrls.length, { incoming, body, outgoing });
  });
  return {
    baseUrl: `http://127.0.0.1:${await listen(server)}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

interface Passing {
  incoming: IncomingMessage;
  body: Buffer;
  outgoing: ServerResponse;
}

function passOn(baseUrls: readonly string[], turn: number, tries: number, passing: Passing) {
  const { incoming, body, outgoing } = passing;
  const target = new URL(incoming.url ?? "/", baseUrls[turn % baseUrls.length]);
  // A connection for each request: one kept open could be closed by the server at any moment.
  const { connection: _connection, ...headers } = incoming.headers;
  const upstream = request(target, { method: incoming.method ?? "GET", headers, agent: false });
  upstream.once("response", (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    // Half an answer must not look like a whole one.
    answer.once("error", () => outgoing.destroy());
  });
  upstream.once("error", (error: NodeJS.ErrnoException) => {
    if (outgoing.headersSent) outgoing.destroy();
    else if (error.code === "ECONNREFUSED" && tries > 1) {
      passOn(baseUrls, turn + 1, tries - 1, passing);
    } else outgoing.writeHead(502).end();
  });
  upstream.end(body);
}
