import { fold } from "../shared/text/fold.ts";
import { type NamePool, namePools } from "./name-pools.ts";
import type { Random } from "./random.ts";
import type { RegionCode } from "./regions.ts";

export interface PersonName {
  /** As the person writes it. */
  full: string;
  /** Plain Latin letters for an email address; never empty. */
  given: string;
  family: string;
}

const allPools = Object.values(namePools);

/** A person who could work for a company of this region: mostly a local name. */
export function drawPerson(random: Random, region: RegionCode): PersonName {
  const pool = random.chance(region === "us" ? 0.45 : 0.8)
    ? namePools[region]
    : random.pick(allPools);
  const given = readEntry(random.pick(pool.given));
  const family = readEntry(random.pick(pool.family));
  return {
    full: writeName(random, pool, given.written, family.written),
    given: toMailName(given.latin),
    family: toMailName(family.latin),
  };
}

/** `Łukasz O’Brien` becomes `lukaszobrien`. */
function toMailName(latin: string): string {
  return fold(latin).replace(/[^a-z0-9-]/g, "");
}

/** Other scripts carry their Latin form behind a stroke: `李/Li`. */
function readEntry(entry: string) {
  const [written = "", latin = written] = entry.split("/");
  return { written, latin };
}

function writeName(random: Random, pool: NamePool, given: string, family: string): string {
  if (pool.order === "joined") return `${family}${given}`;
  if (pool.order === "family-first") return `${family} ${given}`;
  if (pool.script !== "latin") return `${given} ${family}`;
  const form = random.int(1, 100);
  if (form <= 5) return `${given.charAt(0)}. ${family}`;
  if (form <= 8) return given;
  if (form <= 15) return `${given} ${family}-${readEntry(random.pick(pool.family)).written}`;
  if (form <= 20) return `${given} ${random.pick(initials)}. ${family}`;
  if (form <= 22) return `Dr. ${given} ${family}`;
  return `${given} ${family}`;
}

const initials = [..."ABCDEFGHJKLMNPRSTVW"];
