import { createHmac } from "node:crypto";
import { Secret } from "otpauth";
import { twoStepEndpoints } from "../../shared/account/two-step.ts";
import { type Caller, start } from "./harness.ts";

/** The code of an app at a time, by RFC 6238 and 4226 themselves. */
export function toCode(secret: string, at: Date): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const mac = createHmac("sha1", Buffer.from(Secret.fromBase32(secret).buffer))
    .update(counter)
    .digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Sets two-step login up at a time, which uses up the code of then. */
export async function turnOnTwoStep(person: Caller, at: Date = start) {
  const { data } = await person.call(twoStepEndpoints.begin, {});
  await person.call(twoStepEndpoints.turnOn, { body: { code: toCode(data.secret, at) } });
  return data;
}
