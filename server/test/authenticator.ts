import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import {
  type PasskeyAssertion,
  type PasskeyRegistration,
  passkeyEndpoints,
} from "../../shared/account/passkeys.ts";
import type { Caller } from "./harness.ts";

// A device that keeps passkeys, as https://www.w3.org/TR/webauthn-3/ describes it: no server is needed to
// check what a server answers to it.

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

interface Options {
  /** The page that asks, as the browser says it. */
  origin?: string;
  /** False for a device that has not made sure who it is. */
  isVerified?: boolean;
  aaguid?: string;
}

interface Asked {
  challenge: string;
  rpId: string;
}

interface Key {
  id: string;
  privateKey: KeyObject;
  counter: number;
}

/** With one key, which the last `create` has made. */
export function createAuthenticator({
  origin = "http://localhost:3000",
  isVerified = true,
  aaguid = "00000000-0000-0000-0000-000000000000",
}: Options = {}) {
  let key: Key | undefined;

  const toClientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const toAuthData = (rpId: string, extra: number, counter: number, ...more: Buffer[]) => {
    const [flag, count] = [Buffer.alloc(1), Buffer.alloc(4)];
    flag.writeUInt8(flags.present | extra | (isVerified ? flags.verified : 0));
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), flag, count, ...more]);
  };

  return {
    create: ({ challenge, rpId }: Asked): PasskeyRegistration => {
      const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const id = randomBytes(32);
      key = { id: id.toString("base64url"), privateKey, counter: 0 };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const model = Buffer.from(aaguid.replaceAll("-", ""), "hex");
      const authData = toAuthData(rpId, flags.attested, 0, model, length, id, toCose(publicKey));
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        ...{ id: key.id, rawId: key.id, type: "public-key" },
        response: {
          clientDataJSON: toClientData("webauthn.create", challenge).toString("base64url"),
          attestationObject: encode(attestation).toString("base64url"),
          transports: ["internal"],
        },
      };
    },

    get: ({ challenge, rpId }: Asked): PasskeyAssertion => {
      if (!key) throw new Error("Nothing was created on this device");
      key.counter += 1;
      const authData = toAuthData(rpId, 0, key.counter);
      const clientData = toClientData("webauthn.get", challenge);
      const signed = Buffer.concat([authData, createHash("sha256").update(clientData).digest()]);
      return {
        ...{ id: key.id, rawId: key.id, type: "public-key" },
        response: {
          clientDataJSON: clientData.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: sign("sha256", signed, key.privateKey).toString("base64url"),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** Adds a passkey on a device, a new one unless one is given. */
export async function addPasskey(person: Caller, device: Authenticator = createAuthenticator()) {
  const { data } = await person.call(passkeyEndpoints.options, {});
  const passkey = device.create({ challenge: data.challenge, rpId: data.rp.id });
  const { data: added } = await person.call(passkeyEndpoints.create, { body: { passkey } });
  return { device, data: added };
}

/** A key of P-256 as COSE has it (RFC 9053, section 7.1.1). */
function toCose(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  return encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

function encode(value: Map<string | number, unknown>): Buffer {
  // as: the library names its type of values nowhere.
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
