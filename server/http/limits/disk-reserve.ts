import type { FastifyInstance } from "fastify";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { nameOf } from "../../../shared/api/endpoint-name.ts";
import { outOfSpace } from "../../errors.ts";
import type { DiskSpace } from "./disk-space.ts";

const megabyte = 1024 * 1024;
/** Bytes that stay free, and the share of a small disk. */
const reserve = 32 * megabyte;
const share = 0.05;
/** Milliseconds between two looks at the disk. */
const interval = 250;

/** What works without room for anything else, besides reading and deleting. */
const vital = new Set([authEndpoints.login, authEndpoints.logout].map(nameOf));

/**
 * Refuses to store more on a disk that is nearly full. What is left is for signing in, without which
 * nobody could download or delete anything, and for deleting.
 */
export function keepDiskReserve(app: FastifyInstance, readSpace: () => Promise<DiskSpace>) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isShort = Promise.resolve(false);
  app.addHook("onRequest", async ({ method, routeOptions }) => {
    if (method === "GET" || method === "HEAD" || method === "DELETE") return;
    if (vital.has(`${method} ${routeOptions.url}`)) return;
    if (performance.now() - checkedAt >= interval) {
      checkedAt = performance.now();
      // A disk that can't be asked is no reason to refuse anything.
      isShort = readSpace().then(isNearlyFull, () => false);
    }
    if (await isShort) throw outOfSpace();
  });
}

function isNearlyFull({ free, size }: DiskSpace): boolean {
  return free < Math.min(reserve, size * share);
}
