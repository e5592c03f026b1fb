import { Secret } from "otpauth";
import { expect, test } from "vitest";
import { findStep, makeRecoveryCodes, makeSecret, toRecoveryCode, toUri } from "./codes.ts";

/** RFC 6238, appendix B: SHA-1, the last six digits. */
const secret = Secret.fromUTF8("12345678901234567890").base32;

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %i seconds the code is %s, as RFC 6238 says", async (seconds, code) => {
  const step = Math.floor(seconds / 30);
  const at = (second: number) => new Date(second * 1000);
  expect(await findStep(secret, code, at(seconds))).toBe(step);
  // Of a clock that is 30 s off, and no further.
  expect(await findStep(secret, code, at(seconds - 30))).toBe(step);
  expect(await findStep(secret, code, at(seconds + 30))).toBe(step);
  expect(await findStep(secret, code, at(seconds + 60))).toBeUndefined();
  if (seconds > 60) expect(await findStep(secret, code, at(seconds - 60))).toBeUndefined();
});

test.each(["", "28708", "2870822", "28708a", "７８７０８２"])("%j is no code", async (code) => {
  expect(await findStep(secret, code, new Date(59_000))).toBeUndefined();
});

test("a code may be typed with spaces", async () => {
  expect(await findStep(secret, " 287 082 ", new Date(59_000))).toBe(1);
});

test("a secret has 160 bits, and apps find it in the address", async () => {
  const own = await makeSecret();
  expect(Secret.fromBase32(own).bytes).toHaveLength(20);
  expect(own).not.toBe(await makeSecret());
  const uri = new URL(await toUri(own, "ana@example.com"));
  expect([uri.protocol, uri.host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(uri.pathname)).toBe("/Client Desk:ana@example.com");
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: "Client Desk",
    secret: own,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});

test("ten recovery codes are all different, and read as people type them", () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(toRecoveryCode(` ${code.toLowerCase().replace("-", " ")} `)).toBe(code);
  }
  expect(toRecoveryCode("oi7x l2ld")).toBe("017X-121D");
  expect(toRecoveryCode("123456")).toBeUndefined();
});

/** What `oathtool --totp --base32 --now=TIME SECRET` prints. */
test.each([
  [secret, "2026-05-04 10:00:00 UTC", "068073"],
  [secret, "2026-11-28 05:40:31 UTC", "500030"],
  [secret, "2038-01-19 03:14:08 UTC", "703886"],
  ["JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", "2026-05-04 10:00:00 UTC", "959291"],
  ["JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", "2026-11-28 05:40:31 UTC", "104106"],
])("of %s at %s, the code of oathtool works", async (base32, time, code) => {
  const at = new Date(time);
  expect(await findStep(base32, code, at)).toBe(Math.floor(at.getTime() / 30_000));
});
