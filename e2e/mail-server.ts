import { createServer, type Socket } from "node:net";
import { listen } from "../tools/server.ts";

/** What the server in front of us says to each command of a mail program; it takes every mail. */
const answers: Record<string, string> = {
  EHLO: "250 at your service",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  QUIT: "221 bye",
};

/** A mail server that keeps what it is given, for `SMTP_URL`. */
export async function startMailServer() {
  const mails: string[] = [];
  const server = createServer((socket) => takeMails(socket, mails));
  const port = await listen(server);
  return { url: `smtp://127.0.0.1:${port}`, mails, stop: () => server.close() };
}

function takeMails(socket: Socket, mails: string[]) {
  let mail: string | undefined;
  let rest = "";
  socket.on("error", () => {});
  socket.write("220 hello\r\n");
  socket.setEncoding("utf8").on("data", (text: string) => {
    const lines = (rest + text).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (mail !== undefined && line !== ".") mail += `${line}\n`;
      else if (mail !== undefined) {
        // As mails are wrapped: a line that goes on ends in "=".
        mails.push(mail.replaceAll("=\n", "").replaceAll("=3D", "="));
        mail = undefined;
        socket.write("250 taken\r\n");
      } else {
        const command = line.slice(0, 4).toUpperCase();
        if (command === "DATA") mail = "";
        socket.write(`${answers[command] ?? "502 unknown"}\r\n`);
      }
    }
  });
}
