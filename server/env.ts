import { isIP } from "node:net";
import { z } from "zod";
import { registrationModes } from "../shared/account/registration.ts";
import { historyKept } from "../shared/history/history.ts";
import { StartError } from "./db/engine/start-error.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const badPort = "must be a whole number from 0 to 65535";
const badHistoryDays = "must be a whole number from 1 to 365";
const badHistoryMonths = "must be a whole number from 1 to 120";
const badBackups = "must be a whole number from 0 to 365";
const badImap = "must look like imaps://user:password@host:993";
const needsSender = "needs SMTP_URL and SUPPORT_EMAIL: it is the mailbox of that address";
const noSupport = "support@localhost.localdomain";

/** Every setting of the server, read once. What is not set, or set to nothing, has the default. */
const envSchema = z.object({
  PORT: z.coerce.number(badPort).int(badPort).min(0, badPort).max(65_535, badPort).default(3000),
  /** `localhost` keeps other machines out; `0.0.0.0` lets them in. */
  HOST: z.string().default("localhost"),
  DATA_DIR: z.string().default("./data"),
  /** How many nightly copies of the SQLite file are kept; 0 makes none. */
  BACKUPS: z.coerce
    .number(badBackups)
    .int(badBackups)
    .min(0, badBackups)
    .max(365, badBackups)
    .default(7),
  /** Days that a change can be undone, and what was deleted be restored. */
  HISTORY_DAYS: z.coerce
    .number(badHistoryDays)
    .int(badHistoryDays)
    .min(1, badHistoryDays)
    .max(365, badHistoryDays)
    .default(historyKept.days),
  /** Months that a change is listed. */
  HISTORY_MONTHS: z.coerce
    .number(badHistoryMonths)
    .int(badHistoryMonths)
    .min(1, badHistoryMonths)
    .max(120, badHistoryMonths)
    .default(historyKept.months),
  /** PostgreSQL instead of the SQLite file in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, "must look like postgres://user:password@host:5432/database")
    .optional(),
  /** `off`: on PostgreSQL the server uses the owner of the tables, whom no policy restricts. */
  ROW_SECURITY: z.enum(["on", "off"], "must be on or off").default("on"),
  /** Where users reach the server: the start of the links that it mails. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: "must be an http or https URL" }).optional(),
  /** Who may make an account; see auth/registration for when it is not set. */
  REGISTRATION: z
    .enum(registrationModes, `must be one of ${registrationModes.join(", ")}`)
    .optional(),
  SUPPORT_EMAIL: z.email("must be an email address").default(noSupport),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" })
    .optional(),
  /** The mailbox of SUPPORT_EMAIL, from which replies to invitations and bounces are read. */
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: badImap })
    .refine((url) => /^[^:]+:\/\/[^:@/]+:[^@/]+@/.test(url), badImap)
    .optional(),
  /** The proxies in front, whose word on the client's address counts. Off: nobody's does. */
  TRUST_PROXY: z.string().transform(readProxies).default(false),
  /** `1` serves /metrics. */
  METRICS: z.enum(["0", "1"], "must be 1 or 0").default("0"),
  /** Of the source code, where the repository is not at hand. */
  GIT_COMMIT: z
    .string()
    .regex(/^[\da-f]{7,64}$/, "must be a commit's hash")
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
});

export type Env = Omit<z.output<typeof envSchema>, "PUBLIC_URL"> & { PUBLIC_URL: string };

/** Only PostgreSQL has row-level security to switch off. */
export function isWithoutRowSecurity({ DATABASE_URL, ROW_SECURITY }: Env): boolean {
  return DATABASE_URL !== undefined && ROW_SECURITY === "off";
}

/** A socket's address has no host (`postgres:///database?host=/run`), so not every URL rule fits. */
function isPostgresUrl(text: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text);
}

/**
 * The number of proxies in front, or their addresses or networks. Never just "yes": the address that
 * a client makes up would count as well.
 */
function readProxies(text: string, context: z.RefinementCtx): false | number | string[] {
  if (/^(?:false|0)$/.test(text)) return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const addresses = text.split(",").map((address) => address.trim());
  if (addresses.every(isNetwork)) return addresses;
  const message =
    "must be the number of proxies in front (1 to 9) or their addresses, such as 10.0.0.0/8";
  context.addIssue({ code: "custom", message });
  return false;
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** Reads the settings or throws a StartError that lists every wrong one. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  // DATABASE_WALL is the earlier name, which installations may still set.
  const ROW_SECURITY = variables.ROW_SECURITY || variables.DATABASE_WALL;
  const given = Object.entries({ ...variables, ROW_SECURITY }).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  const result = envSchema.safeParse(Object.fromEntries(given));
  const issues = result.error?.issues ?? [];
  const wrong = issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  const env = result.data;
  if (env?.IMAP_URL && !(env.SMTP_URL && env.SUPPORT_EMAIL !== noSupport))
    wrong.push(`IMAP_URL: ${needsSender}`);
  if (!env || wrong.length > 0)
    throw new StartError(`Wrong settings in the environment:\n  ${wrong.join("\n  ")}`);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return { ...env, PUBLIC_URL: publicUrl.replace(/\/+$/, "") };
}
