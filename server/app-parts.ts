import type { LongReads } from "./api.ts";
import type { HashQueue } from "./auth/passwords/hash-queue.ts";
import type { PasswordCost } from "./auth/passwords/passwords.ts";
import type { Background } from "./background.ts";
import type { Clock } from "./clock.ts";
import type { Channel } from "./db/engine/channel.ts";
import type { Db } from "./db/engine/database.ts";
import type { Env } from "./env.ts";
import type { ArrivingLimits } from "./http/limits/arriving-bodies.ts";
import type { ConnectionLimits } from "./http/limits/connections.ts";
import type { DiskSpace } from "./http/limits/disk-space.ts";
import type { ServerLimits } from "./http/limits/server-limits.ts";
import type { ProgressTimes } from "./http/writes/progress.ts";
import type { StreamLimits } from "./live/streams.ts";
import type { Mailer } from "./mails/mail.ts";

/** What the server is made of. */
export interface AppParts {
  env: Env;
  db: Db;
  clock: Clock;
  /** Absent when no mail server is set. */
  mailer?: Mailer | undefined;
  /** Cheaper in tests only: at the standard cost they would do little else than hash. */
  passwordCost?: PasswordCost;
  /** Another one than the machine calls for, in tests of its limits. */
  hashQueue?: HashQueue;
  /** Shorter in tests of it: milliseconds for the whole of a request. */
  deadline?: number;
  /** Shorter times in tests of them. */
  limits?: ServerLimits;
  /** Lower limits, for tests. */
  connections?: ConnectionLimits;
  arriving?: ArrivingLimits;
  /** Of the disk with the data, where that is this machine's. */
  readDiskSpace?: (() => Promise<DiskSpace>) | undefined;
  /** Absent where no other process works on the database. */
  channel?: Channel | undefined;
  /** Absent where this thread works out long answers, too. */
  longReads?: LongReads | undefined;
  /** Lower limits and shorter times, for tests. */
  streams?: StreamLimits;
  /** Shorter in tests of it. */
  progressTimes?: ProgressTimes;
  /** Shorter in tests of anything else: see draining.ts. */
  closingNotice?: number;
  /** For tests that wait until what goes on after an answer has ended. */
  onBackground?: (background: Background) => void;
  /** Where the built client is, when not in dist/. */
  clientDirectory?: string;
  /** Where the log goes, when not to standard output. */
  logStream?: { write: (line: string) => void };
}
