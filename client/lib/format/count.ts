import { plural, writeCountsBy } from "../../../shared/words/plural.ts";
import { formatNumber } from "./numbers.ts";

/** 1234 becomes "1,234". */
export function formatCount(count: number): string {
  return formatNumber(count, 0);
}

writeCountsBy(formatCount);

/** "1 company", "1,234 companies", "0 companies". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return plural("en", count, { one: `# ${one}`, other: `# ${many}` });
}
