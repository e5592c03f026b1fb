import { createServer, type Socket } from "node:net";
import { listen } from "../../../tools/server.ts";
import { closeAfterTest } from "../harness.ts";

/** A mail server with one mailbox, which answers as much of RFC 3501 as it takes to read that. Ends with the test. */
export async function startImapServer(password = "secret") {
  const messages: { source: Buffer; isSeen: boolean }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.write("* OK hello\r\n");
    let rest = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      const lines = (rest + chunk).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) answer(socket, line);
    });
  });
  const answer = (socket: Socket, line: string) => {
    const [tag = "", command = "", ...words] = line.split(" ");
    const done = (text = "done") => socket.write(`${tag} OK ${text}\r\n`);
    const all = messages.map((message, at) => ({ ...message, uid: at + 1 }));
    const one = all.find(({ uid }) => String(uid) === words[1]);
    switch (command === "UID" ? words[0] : command) {
      case "CAPABILITY":
        socket.write("* CAPABILITY IMAP4rev1\r\n");
        return done();
      case "LOGIN":
        if (words.join(" ").includes(password)) return done();
        return socket.write(`${tag} NO [AUTHENTICATIONFAILED] Wrong password\r\n`);
      case "LIST":
        if (/INBOX/.test(line)) socket.write('* LIST () "/" INBOX\r\n');
        return done();
      case "SELECT":
        if (!/INBOX/.test(line)) return socket.write(`${tag} NO No such folder\r\n`);
        socket.write(`* ${all.length} EXISTS\r\n* OK [UIDVALIDITY 7] valid\r\n`);
        socket.write(`* OK [UIDNEXT ${all.length + 1}] next\r\n`);
        return done("[READ-WRITE] open");
      case "SEARCH":
        socket.write(`* SEARCH ${all.map(({ uid }) => uid).join(" ")}\r\n`);
        return done();
      case "FETCH": {
        const [, most = ""] = /BODY\.PEEK\[\]<0\.(\d+)>/.exec(line) ?? [];
        const part = one?.source.subarray(0, Number(most));
        if (one && part) {
          const about = `UID ${one.uid} RFC822.SIZE ${one.source.length}`;
          socket.write(`* ${one.uid} FETCH (${about} BODY[]<0> {${part.length}}\r\n`);
          socket.write(part);
          socket.write(")\r\n");
        }
        return done();
      }
      case "STORE":
        for (const message of one ? [messages[one.uid - 1]] : [])
          if (message && /\+FLAGS.*\\Seen/i.test(line)) message.isSeen = true;
        return done();
      case "NOOP":
        socket.write(`* ${all.length} EXISTS\r\n`);
        return done();
      default:
        return done();
    }
  };
  const port = await listen(server);
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  closeAfterTest(async () => {
    drop();
    server.close();
  });
  return { messages, drop, url: `imap://desk%40example.com:${password}@127.0.0.1:${port}` };
}
