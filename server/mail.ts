import { createTransport } from "nodemailer";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for programs that show it. */
  html?: string;
}

export interface Mailer {
  /** Throws when the mail can't be handed over. */
  send: (mail: Mail) => Promise<void>;
}

/** A mailer on an SMTP server, such as `smtp://user:password@host:587`. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl);
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
  };
}
