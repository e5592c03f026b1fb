import { createServer, type Socket } from "node:net";
import { listen } from "./server.ts";

/** Where a mail server fails: with what it says there, or by breaking off without a word. */
export interface Fault {
  at: "greeting" | "EHLO" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "text" | "end" | "QUIT";
  says?: string;
}

interface MailState {
  fault: Fault | undefined;
  /** Milliseconds from the end of a text to the answer. */
  delay: number;
  texts: string[];
  tries: number;
}

const answers: Record<string, string> = {
  EHLO: "250-at your service\r\n250 AUTH PLAIN",
  AUTH: "235 welcome",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  QUIT: "221 bye",
};

/** A mail server that keeps the whole texts it was given, and fails or dawdles as it is told. */
export async function startMailServer() {
  const state: MailState = { fault: undefined, delay: 0, texts: [], tries: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    state.tries += 1;
    talk(socket, state);
  });
  const port = await listen(server);
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return Object.assign(state, { url: `smtp://desk:secret@127.0.0.1:${port}`, close });
}

function talk(socket: Socket, state: MailState) {
  let text: string | undefined;
  let rest = "";
  const fails = (at: Fault["at"]) => {
    const { fault } = state;
    if (fault?.at !== at) return false;
    if (fault.says) socket.write(`${fault.says}\r\n`);
    else socket.destroy();
    return true;
  };
  socket.on("error", () => {});
  if (!fails("greeting")) socket.write("220 hello\r\n");
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (text !== undefined && line !== ".") {
        text += `${line}\n`;
        if (fails("text")) return;
      } else if (text !== undefined) {
        const isRefused = state.fault?.at === "end" && state.fault.says !== undefined;
        // It has it, whatever becomes of its answer.
        if (!isRefused) state.texts.push(text);
        text = undefined;
        if (!fails("end")) setTimeout(() => socket.write("250 taken\r\n"), state.delay);
      } else {
        // as: any other word has no answer.
        const command = line.slice(0, 4).toUpperCase() as Fault["at"];
        if (fails(command)) continue;
        if (command === "DATA") text = "";
        socket.write(`${answers[command] ?? "502 unknown"}\r\n`);
      }
    }
  });
}
