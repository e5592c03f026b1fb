const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/**
 * The rule of a series whose times are on the day before or after by another clock; null where no
 * rule says that: the second Tuesday is not always the day after the second Monday.
 */
export function shiftRule(rule: string, days: number, firstDay: string): string | null {
  if (days === 0) return rule;
  const parts = new Map(rule.split(";").map((part) => part.split("=") as [string, string]));
  const freq = parts.get("FREQ");
  const by = [...parts.keys()].filter((name) => name.startsWith("BY"));
  const isOnly = (name: string) => by.every((one) => one === name);
  if ((freq === "WEEKLY" || freq === "DAILY") && isOnly("BYDAY")) {
    const turn = (list: string) =>
      list
        .split(",")
        .map((one) => weekday(one, days))
        .join(",");
    return rule.replace(/(?<=BYDAY=|WKST=)[A-Z,]+/g, turn);
  }
  if (freq === "MONTHLY" && isOnly("BYMONTHDAY")) {
    const all = (parts.get("BYMONTHDAY") ?? firstDay.slice(8)).split(",").map(Number);
    const isInside = all.every((one) => one > 1 && one < 28);
    if (!isInside) return null;
    return rule.replace(/(?<=BYMONTHDAY=)[\d,]+/, all.map((one) => one + days).join(","));
  }
  // Of a year only the days around the 29th of February move.
  return freq === "YEARLY" && by.length === 0 && !/-0[23]-(?:0|2)[1289]$/.test(firstDay)
    ? rule
    : null;
}

function weekday(name: string, days: number): string {
  return weekdays.at((weekdays.indexOf(name) + days) % 7) ?? name;
}
