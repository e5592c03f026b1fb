import ICAL from "ical.js";
import { instantOf, type Length } from "./ics-length.ts";
import { type Moment, momentsOf, type Zones } from "./ics-moments.ts";

/** A week, as the schema has it. */
const most = 10_080;

/** Minutes before an event at which it reminds: the first, and the others, which are only told. */
export function remindersOf(
  event: ICAL.Component,
  start: Moment,
  length: Length,
  zones: Zones,
): { reminder: string; others: string[] } {
  const own = Number(event.getFirstPropertyValue("x-client-desk-reminder") ?? Number.NaN);
  if (Number.isInteger(own)) return { reminder: String(own), others: [] };
  const alarms = event.getAllSubcomponents("valarm").filter(isMeant);
  const minutes = alarms.flatMap((alarm) => minutesBefore(alarm, start, length, zones) ?? []);
  const all = [...new Set(minutes)];
  const first = all.find((one) => one >= 0 && one <= most);
  return {
    reminder: first === undefined ? "" : String(first),
    others: all.filter((one) => one !== first).map(inWords),
  };
}

/** Apple writes one that never comes where there is none. */
function isMeant(alarm: ICAL.Component): boolean {
  return String(alarm.getFirstPropertyValue("action") ?? "").toUpperCase() !== "NONE";
}

function minutesBefore(
  alarm: ICAL.Component,
  start: Moment,
  { minutes, days }: Length,
  zones: Zones,
): number | null {
  const [at] = momentsOf(alarm, "trigger", zones);
  if (at) return Math.round((instantOf(start, zones) - instantOf(at, zones)) / 60_000);
  const trigger = alarm.getFirstProperty("trigger");
  const before = trigger?.getFirstValue();
  if (!(before instanceof ICAL.Duration)) return null;
  const isOfEnd = String(trigger?.getFirstParameter("related") ?? "").toUpperCase() === "END";
  const length = isOfEnd ? (minutes ?? days * 1440) : 0;
  return Math.round(-before.toSeconds() / 60) - length || 0;
}

function inWords(minutes: number): string {
  const when = minutes < 0 ? "after" : "before";
  return `${Math.abs(minutes)} minutes ${when} the start`;
}
