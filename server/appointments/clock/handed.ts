import type { Row } from "../../db/acts/touched.ts";
import { betweenHosts, type Clocks } from "../../filters/clocks.ts";
import { toDay } from "../repeat/times.ts";

/**
 * What another host changes in an appointment: it stays at its moment. What repeats stays by the clock where it would
 * get other days, for its times are named by them.
 */
export function toClockOf(clocks: Clocks | undefined, row: Row, host: string): Row {
  const was = String(row.date);
  const date = betweenHosts(clocks, { host: String(row.host), date: was }, host);
  const isOfRule = row.repeat !== "" || row.series !== null;
  if (date === was || (isOfRule && toDay(date) !== toDay(was))) return {};
  const { lastTime } = row;
  return { date, ...(lastTime && { lastTime: toDay(String(lastTime)) + date.slice(10) }) };
}
