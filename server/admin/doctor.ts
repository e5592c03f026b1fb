import { statSync } from "node:fs";
import packageJson from "../../package.json" with { type: "json" };
import { findOpenPaths, readBackupAge } from "../backups/backup-files.ts";
import { databaseFile } from "../db/engine/database.ts";
import {
  checkDatabase,
  type Finding,
  hasWrongCounters,
  repairCounters,
} from "../db/maintenance/checkup.ts";
import { type Env, isWithoutRowSecurity } from "../env.ts";
import { readDiskSpace } from "../http/limits/disk-space.ts";
import { type Command, UsageError } from "./command.ts";
import { toTable } from "./table.ts";

const megabyte = 1024 * 1024;
/** Below this the next busy day may fill the disk, in bytes. */
const leastFree = 512 * megabyte;

/** In days; one missed night is no fault yet. */
const oldestBackup = 2;

/** On purpose, so it is no fault. */
const rowSecurityOff: Finding = {
  check: "Row-level security",
  result: "turned off by ROW_SECURITY, see docs/security.md",
};

export const doctor: Command = {
  name: "doctor",
  parameters: ["[--repair]"],
  summary: "checks the data and its environment; --repair recalculates the stored totals",
  run: async ([option], { env, print }) => {
    if (option !== undefined && option !== "--repair") {
      throw new UsageError(`Unknown option ${option}. The only one is --repair.`);
    }
    const findings: Finding[] = [
      { check: "Client Desk", result: packageJson.version },
      { check: "Node", result: process.versions.node },
      ...(await checkAndRepair(env, option !== undefined)),
      ...(isWithoutRowSecurity(env) ? [rowSecurityOff] : []),
      ...(env.DATABASE_URL ? [] : await checkFolder(env)),
      ...(env.IMAP_URL ? [await checkMailbox(env.IMAP_URL)] : []),
    ];
    const rows = findings.map(({ check, result, advice }) => [advice ? "✗" : "✓", check, result]);
    print(toTable(rows));
    const wrong = findings.filter(({ advice }) => advice !== undefined);
    if (wrong.length === 0) {
      print("\nAll is well.");
      return true;
    }
    print(`\nWhat to do:\n${wrong.map(({ check, advice }) => `  ${check}: ${advice}`).join("\n")}`);
    return false;
  },
};

async function checkAndRepair(env: Env, mayRepair: boolean): Promise<Finding[]> {
  const place = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR };
  const findings = await checkDatabase(place);
  if (!mayRepair || !hasWrongCounters(findings)) return findings;
  await repairCounters(place);
  return checkDatabase(place);
}

async function checkFolder(env: Env): Promise<Finding[]> {
  return [
    await checkDisk(env.DATA_DIR, databaseFile(env.DATA_DIR)),
    checkRights(env),
    checkNewestBackup(env),
  ];
}

async function checkMailbox(imapUrl: string): Promise<Finding> {
  const check = "Mailbox for replies";
  const { openMailbox } = await import("../booking/inbox/mailbox.ts");
  try {
    await (await openMailbox(imapUrl)).close();
    return { check, result: "can be read" };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = "Check the user, password, host and folder of IMAP_URL";
    return { check, result: `can't be read: ${reason}`, advice };
  }
}

function checkRights({ DATA_DIR }: Env): Finding {
  const check = "File rights";
  const open = findOpenPaths(DATA_DIR);
  if (open.length === 0) return { check, result: "only the server's user can open the data" };
  const advice = `chmod -R go= ${DATA_DIR}`;
  return { check, result: `other users on this machine can open ${open.join(", ")}`, advice };
}

function checkNewestBackup({ DATA_DIR, BACKUPS }: Env): Finding {
  const check = "Newest backup";
  const age = readBackupAge(DATA_DIR, new Date());
  if (BACKUPS === 0) return { check, result: "nightly backups are turned off" };
  const result = age === undefined ? "none yet" : describeAge(age);
  if ((age ?? readDatabaseAge(DATA_DIR)) < oldestBackup) return { check, result };
  const advice = "Is the server running? Its log says why a backup failed";
  return { check, result, advice };
}

function describeAge(days: number): string {
  if (days === 0) return "from today";
  return days === 1 ? "from yesterday" : `${days} days old`;
}

/** Whole days; a new desk has no backup until its server has run for a minute. */
function readDatabaseAge(dataDir: string): number {
  return Math.floor((Date.now() - statSync(databaseFile(dataDir)).birthtimeMs) / 86_400_000);
}

/** Whether the disk has room for the database to grow and for a backup of it. */
async function checkDisk(dataDir: string, databaseFile: string): Promise<Finding> {
  const { free } = await readDiskSpace(dataDir);
  const { size } = statSync(databaseFile);
  const result = `${toMegabytes(free)} free, the database has ${toMegabytes(size)}`;
  if (free >= Math.max(leastFree, 2 * size)) return { check: "Disk", result };
  return { check: "Disk", result, advice: "Free up space: backups and growth need it" };
}

function toMegabytes(bytes: number): string {
  return `${Math.round(bytes / megabyte)} MB`;
}
