/** The value below which `share` (0 to 1) of the values lie; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A time in milliseconds as a person reads it. */
export function toMs(time: number): string {
  return `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;
}
