import { toEtag } from "../../../shared/api/etag.ts";
import type { Act } from "../../db/acts/act.ts";
import { changedMeanwhile } from "../../errors.ts";

/** An update, with the version of the record that it was made from, where the request names one. */
export interface VersionedUpdate {
  act: Act;
  ifMatch?: string | undefined;
}

/** Throws the 409, with the record, when it is at another version than the change was made from. */
export function refuseStale(record: { updatedAt: string }, { ifMatch }: VersionedUpdate) {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  // Proxies that compress mark an ETag as weak; the version is the same.
  const seen = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (!seen.includes(toEtag(record))) throw changedMeanwhile(record);
}

/**
 * The one version that a change was made from, nothing when it may be any, or undefined when that
 * is not to be said in one value.
 */
export function toSimpleVersion({ ifMatch }: VersionedUpdate): { seen?: string } | undefined {
  if (ifMatch === undefined) return {};
  const [, seen] = /^"([^",]+)"$/.exec(ifMatch) ?? [];
  return seen === undefined ? undefined : { seen };
}

export interface VersionedAnswer {
  data: { updatedAt: string };
}
