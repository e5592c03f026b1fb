/** What a time of a repeating appointment is called: after that, and the day that the rule puts it on. */
export function nameTime(series: string, date: string): string {
  return `${series}_${date.slice(0, 10)}`;
}

/** What a time is called after; undefined for what no time is called. */
export function readTimeName(id: string): { series: string; day: string } | undefined {
  const [, series, day] = /^(.+)_(\d{4}-\d{2}-\d{2})$/s.exec(id) ?? [];
  return series !== undefined && day !== undefined ? { series, day } : undefined;
}
