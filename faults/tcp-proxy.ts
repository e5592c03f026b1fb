import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { listen } from "../tools/server.ts";

/** Stands between the server and PostgreSQL and can do to the line what networks do. */
export interface TcpProxy {
  port: number;
  /** Breaks every open connection off; new ones are taken. */
  cut: () => void;
  /** From now on what is sent arrives late, by milliseconds; `Infinity` loses it all in silence. */
  delay: (time: number) => void;
  close: () => Promise<void>;
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const lost = new Set<Socket>();
  let lateness = 0;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on("data", (data) => {
      if (lateness === Infinity) lost.add(from).add(to);
      else if (lateness === 0) to.write(data);
      else setTimeout(() => to.destroyed || to.write(data), lateness);
    });
    from.on("error", () => {});
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const target = connect(targetPort, "127.0.0.1");
    pass(client, target);
    pass(target, client);
  });
  const port = await listen(server);
  const cut = (which: Iterable<Socket> = sockets) => {
    for (const socket of [...which]) socket.resetAndDestroy();
    lost.clear();
  };
  return {
    port,
    cut: () => cut(),
    delay: (time) => {
      lateness = time;
      // A connection that has lost a part of what was sent is of no use to anybody.
      if (time === 0) cut(lost);
    },
    close: async () => {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
