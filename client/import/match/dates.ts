import type { FormatSettings } from "../../../shared/settings.ts";
import type { DateOrder } from "../types.ts";

const figures = /^(\d{1,4})([-/. ])(\d{1,2})\2(\d{1,4})(?!\d)/;

/**
 * The order of a column's dates. Each value can rule one out; `isAmbiguous` where both day and month
 * first are left, and the account's own order stands until the user says so.
 */
export function dateOrderOf(
  values: readonly string[],
  formats: FormatSettings,
): { dates: DateOrder; isAmbiguous?: boolean } {
  let dayFirst = 0;
  let monthFirst = 0;
  let yearFirst = 0;
  let either = 0;
  let dotted = 0;
  for (const value of values) {
    const [, first = "", mark, second = ""] = figures.exec(value) ?? [];
    if (first === "") continue;
    if (first.length > 2) yearFirst += 1;
    else if (Number(first) > 12) dayFirst += 1;
    else if (Number(second) > 12) monthFirst += 1;
    else if (mark === ".") dotted += 1;
    else if (first !== second) either += 1;
  }
  // With dots the day comes first, wherever dots are used.
  if (dayFirst > 0 || monthFirst > 0) return { dates: monthFirst > dayFirst ? "mdy" : "dmy" };
  if (dotted > 0) return { dates: "dmy" };
  if (either > 0) return { dates: formats.date === "dmy" ? "dmy" : "mdy", isAmbiguous: true };
  if (yearFirst > 0) return { dates: "ymd" };
  return { dates: formats.date };
}
