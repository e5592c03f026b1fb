import { type Counter, countingAttempt } from "../../attempts/attempts.ts";
import { type Db, inSnapshot, inTransaction, type Person } from "../../db/engine/database.ts";
import { codeRequired } from "../../errors.ts";
import type { AuthApi } from "../auth-api.ts";
import { isDeviceOf } from "../devices.ts";
import type { Visitor } from "../visitor.ts";
import { findStep, toRecoveryCode } from "./codes.ts";
import { findTwoStep, listCodeHashes, spendRecoveryCode, spendStep } from "./queries.ts";
import { isTrusted, makeTrust } from "./trust.ts";

interface Given {
  code: string | undefined;
  /** Whether this browser is to be spared the next codes. */
  trust: boolean;
  /** That the password was checked against: present for who has one. */
  passwordHash: string | undefined;
  /** What is said of a wrong code. */
  wrong: Error;
}

/** A second step that was taken, or was not asked for. */
interface Passed {
  way: "password" | "twoStep" | "recoveryCode";
  /** Signs what spares this browser the next codes: where that was asked for, and a code was given. */
  makeTrust: ((passwordHash: string) => string) | undefined;
}

/**
 * After a right password: asks for a code where two-step login is on, and uses it up. Throws the 401
 * that asks for it, `wrong`, or a 429 after five wrong ones; a device that has logged in before is counted
 * by itself, so that who knows the password can't lock its owner out.
 */
export async function requireSecondStep(
  api: AuthApi,
  person: Person,
  visitor: Visitor,
  { code, trust, passwordHash, wrong }: Given,
  now: Date,
): Promise<Passed> {
  const found = await inSnapshot(api.db, { person }, (tx) => findTwoStep(tx, person));
  if (!found?.since) return { way: "password", makeTrust: undefined };
  const { trustKey } = found;
  const isSpared =
    passwordHash !== undefined &&
    visitor.trust !== undefined &&
    isTrusted(visitor.trust, { trustKey, passwordHash }, now);
  const takeCode = () => {
    if (code === undefined) throw codeRequired();
    const counter = toCounter(person, passwordHash, visitor);
    return countingAttempt(api.db, [counter], now, async () => {
      const used = await spendCode(api, person, found.totpSecret, code, now);
      if (!used) throw wrong;
      return used;
    });
  };
  return {
    way: isSpared ? "password" : await takeCode(),
    makeTrust:
      trust && !isSpared ? (of) => makeTrust({ trustKey, passwordHash: of }, now) : undefined,
  };
}

function toCounter(person: Person, passwordHash: string | undefined, { device }: Visitor): Counter {
  const isKnown = device !== undefined && isDeviceOf(passwordHash, device);
  return { kind: "code", subject: isKnown ? `${person} ${device}` : person };
}

/** Uses up a code of the app, or a recovery code. Undefined when it is neither, or was used before. */
async function spendCode(
  { db, passwords }: Pick<AuthApi, "db" | "passwords">,
  person: Person,
  totpSecret: string,
  code: string,
  now: Date,
): Promise<"twoStep" | "recoveryCode" | undefined> {
  const step = await findStep(totpSecret, code, now);
  if (step !== undefined) {
    const isSpent = await inTransaction(db, { person }, (tx) => spendStep(tx, person, step));
    return isSpent ? "twoStep" : undefined;
  }
  const recoveryCode = toRecoveryCode(code);
  const codeHash = recoveryCode && (await findCodeHash(db, passwords, person, recoveryCode));
  if (!codeHash) return undefined;
  const isSpent = await inTransaction(db, { person }, (tx) =>
    spendRecoveryCode(tx, person, codeHash),
  );
  return isSpent ? "recoveryCode" : undefined;
}

/** Each has a salt of its own, so they are tried in turn: ten at most, and few may guess. */
async function findCodeHash(
  db: Db,
  passwords: AuthApi["passwords"],
  person: Person,
  recoveryCode: string,
): Promise<string | undefined> {
  const hashes = await inSnapshot(db, { person }, (tx) => listCodeHashes(tx, person));
  for (const hash of hashes) if (await passwords.verify(hash, recoveryCode)) return hash;
  return undefined;
}
