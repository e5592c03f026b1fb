/**
 * The `updatedAt` of a change: now, but always after the one before, even in the same millisecond
 * or when the clock was set back, so that no two versions of a record have the same.
 */
export function toNextVersion({ updatedAt }: { updatedAt?: unknown }, now: Date): string {
  const before = Date.parse(String(updatedAt)) || 0;
  return new Date(Math.max(now.getTime(), before + 1)).toISOString();
}
