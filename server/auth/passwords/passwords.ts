import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createHashQueue } from "./hash-queue.ts";

export interface PasswordCost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP Password Storage Cheat Sheet, argon2id with 19 MiB. */
export const standardCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

const saltBytes = 16;
const tagBytes = 32;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export interface Passwords {
  /** A string to store, in the PHC format. Runs off the main thread. */
  hash: (password: string) => Promise<string>;
  /** Takes the same time for an unknown user, whose stored hash is undefined. */
  verify: (stored: string | undefined, password: string) => Promise<boolean>;
  /** True when `stored` was made at another cost than the present one. */
  isOutdated: (stored: string) => boolean;
  /** Throws the 503 of a server that has more to hash than it can, before anything is done. */
  refuseIfFull: () => void;
}

export function createPasswords(cost: PasswordCost, queue = createHashQueue()): Passwords {
  const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;
  // No password has this hash; checking against it costs what checking against a real one does.
  const nobody = `${prefix}${encode(randomBytes(saltBytes))}$${encode(randomBytes(tagBytes))}`;
  // The same letters typed on another system can come composed in another way.
  const derive = (password: string, nonce: Buffer, of: PasswordCost) =>
    queue.run(() =>
      argon2Async("argon2id", {
        message: password.normalize("NFKC"),
        nonce,
        tagLength: tagBytes,
        ...of,
      }),
    );
  return {
    refuseIfFull: queue.refuseIfFull,
    hash: async (password) => {
      const salt = randomBytes(saltBytes);
      return `${prefix}${encode(salt)}$${encode(await derive(password, salt, cost))}`;
    },
    verify: async (stored = nobody, password) => {
      const [, memory, passes, parallelism, salt, tag] = phc.exec(stored) ?? [];
      if (!salt || !tag) throw new Error("A stored password is not in the PHC format of argon2id");
      const storedCost = {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
      };
      const derived = await derive(password, Buffer.from(salt, "base64"), storedCost);
      return timingSafeEqual(derived, Buffer.from(tag, "base64"));
    },
    isOutdated: (stored) => !stored.startsWith(prefix),
  };
}

const argon2Async = promisify(argon2);

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
