import { Readable } from "node:stream";
import { createTransport } from "nodemailer";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for programs that show it. */
  html?: string;
  /** Whom it is from by name, at the server’s own address. */
  fromName?: string;
  replyTo?: { name: string; address: string };
  /** A calendar entry, or what takes it out again: the method of the part is that of the text (RFC 6047). */
  icalEvent?: { method: "REQUEST" | "CANCEL"; filename: string; content: string };
  /** By which what comes back tells what it belongs to: `<…@example.com>`. */
  messageId?: string;
  /** Where one POST stops mail of this kind (RFC 8058), and a GET asks whether to. */
  unsubscribe?: string;
}

interface Sending {
  /** Awaited once the mail server asks for the text; if it throws, nothing is sent. */
  beforeText?: () => Promise<void>;
  /** Breaks the sending off. */
  signal?: AbortSignal;
}

export interface Mailer {
  /** Throws when the mail can't be handed over. */
  send: (mail: Mail, sending?: Sending) => Promise<void>;
}

/** Nobody's automatic answer is wanted (RFC 3834). */
const automatic = { "Auto-Submitted": "auto-generated" };

/** A mailer on an SMTP server, such as `smtp://user:password@host:587`. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl);
  transport.use("stream", ({ data, message }, done) => {
    // as: it comes from `send` below.
    const { beforeText } = data as Sending;
    if (beforeText) {
      message.processFunc((text) => Readable.from(afterwards(beforeText, text)));
    }
    done();
  });
  return {
    send: async ({ unsubscribe, fromName, ...mail }, sending = {}) => {
      const headers = { ...automatic, ...(unsubscribe && toListHeaders(unsubscribe)) };
      const sender = fromName === undefined ? from : { name: fromName, address: addressOf(from) };
      await transport.sendMail({ from: sender, headers, ...mail, ...sending });
    },
  };
}

/** Of `Client Desk <desk@example.com>`, or an address alone. */
function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}

/** One click is for TLS only (RFC 8058, 3.1). */
function toListHeaders(url: string) {
  return {
    "List-Unsubscribe": `<${url}>`,
    ...(url.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
  };
}

/** A stream is first read when the server has answered DATA: until then it says nothing. */
async function* afterwards(before: () => Promise<void>, text: AsyncIterable<Buffer>) {
  await before();
  yield* text;
}
