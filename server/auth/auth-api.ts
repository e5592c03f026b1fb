import type { Api } from "../api.ts";
import type { Deletions } from "./account-deletion.ts";
import type { Passwords } from "./passwords/passwords.ts";

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** What the routes of accounts work with, besides what all routes do. */
export interface AuthApi extends Api {
  passwords: Passwords;
  deletions: Deletions;
  /** Absent when no mail server is set. */
  mailer: { send: (mail: Mail) => Promise<void> } | undefined;
}
