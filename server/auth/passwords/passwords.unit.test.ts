import { expect, test } from "vitest";
import { createPasswords, standardCost } from "./passwords.ts";

const passwords = createPasswords(standardCost);

test("a password is hashed with argon2id as OWASP asks: 19 MiB, two passes", async () => {
  const hash = await passwords.hash("correct horse");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, "correct horse")).toBe(true);
  expect(await passwords.verify(hash, "correct horse ")).toBe(false);
});

test("the same password has another hash each time", async () => {
  expect(await passwords.hash("correct horse")).not.toBe(await passwords.hash("correct horse"));
});

test("a hash of another program in the same format is understood", async () => {
  // A test vector of the reference implementation: "password", "somesalt", 2 passes, 256 KiB.
  const hash =
    "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
  expect(await passwords.verify(hash, "password")).toBe(true);
  expect(passwords.isOutdated(hash)).toBe(true);
});

test("an unknown user costs as much time as a wrong password", async () => {
  const hash = await passwords.hash("correct horse");
  const time = async (stored: string | undefined) => {
    // Of the processor, not of the clock: other programs may be busy meanwhile.
    const before = process.cpuUsage();
    expect(await passwords.verify(stored, "wrong horse")).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const rounds: { known: number; unknown: number }[] = [];
  for (let round = 0; round < 5; round += 1) {
    rounds.push({ known: await time(hash), unknown: await time(undefined) });
  }
  const fastest = (which: "known" | "unknown") => Math.min(...rounds.map((round) => round[which]));
  expect(fastest("unknown") / fastest("known")).toBeGreaterThan(0.5);
  expect(fastest("unknown") / fastest("known")).toBeLessThan(2);
});

test("something else in place of a hash is an error, not a wrong password", async () => {
  await expect(passwords.verify("plain", "plain")).rejects.toThrow(/PHC/);
});
