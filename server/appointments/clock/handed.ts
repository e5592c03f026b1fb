import type { Row } from "../../db/acts/touched.ts";
import { betweenHosts, betweenZones, type Clocks } from "../../filters/clocks.ts";
import { toDay } from "../repeat/times.ts";

/**
 * What another host changes in an appointment: it stays at its moment. What repeats stays by the clock where it would
 * get other days, for its times are named by them.
 */
export function toClockOf(clocks: Clocks | undefined, row: Row, host: string): Row {
  const was = String(row.date);
  return toTimeAt(row, betweenHosts(clocks, { host: String(row.host), date: was }, host));
}

/** The same of a row in a file, told by the clock of a zone, for whoever has it here. */
export function toZoneOf(row: Row, from: string, to: string): Row {
  return toTimeAt(row, betweenZones(String(row.date), from, to));
}

function toTimeAt(row: Row, date: string): Row {
  const was = String(row.date);
  const isOfRule = row.repeat !== "" || row.series !== null;
  if (date === was || (isOfRule && toDay(date) !== toDay(was))) return {};
  const { lastTime } = row;
  return { date, ...(lastTime && { lastTime: toDay(String(lastTime)) + date.slice(10) }) };
}
