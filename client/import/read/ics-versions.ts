import type ICAL from "ical.js";

/**
 * The events of one id without those that a later version replaces: of the series, and of each of
 * its single times, the highest SEQUENCE counts. Some programs give several events the same id;
 * what begins at another time without being a later version is another event.
 */
export function newestOf(events: readonly ICAL.Component[]): ICAL.Component[] {
  const byTime = Map.groupBy(events, (event) => textOf(event, "recurrence-id"));
  return [...byTime.values()].flatMap((same) => {
    const highest = Math.max(...same.map(sequenceOf));
    const newest = same.filter((event) => sequenceOf(event) === highest);
    const byStart = new Map<string, ICAL.Component>();
    for (const event of newest) {
      const key = ["dtstart", "summary", "rrule"].map((name) => textOf(event, name)).join("\n");
      const before = byStart.get(key);
      if (!before || stampOf(event) >= stampOf(before)) byStart.set(key, event);
    }
    return [...byStart.values()];
  });
}

function sequenceOf(event: ICAL.Component): number {
  return Number(event.getFirstPropertyValue("sequence") ?? 0) || 0;
}

function stampOf(event: ICAL.Component): string {
  return textOf(event, "last-modified") || textOf(event, "dtstamp");
}

function textOf(event: ICAL.Component, name: string): string {
  return JSON.stringify(event.getFirstProperty(name)?.toJSON().slice(3) ?? "");
}
