const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** The days of a rule as the demo has some, from its first up to the last, one after the other. */
export function repeatedDays(
  rule: string,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): string[] {
  const parts = new Map(
    rule.split(";").map((part): [string, string] => {
      const [name = "", value = ""] = part.split("=");
      return [name, value];
    }),
  );
  const count = Number(parts.get("COUNT") ?? Number.POSITIVE_INFINITY);
  const days: string[] = [];
  for (
    let day = first;
    Temporal.PlainDate.compare(day, last) <= 0 && days.length < count;
    day = day.add({ days: 1 })
  ) {
    if (isDayOf(parts, first, day)) days.push(day.toString());
  }
  return days;
}

function isDayOf(
  parts: ReadonlyMap<string, string>,
  first: Temporal.PlainDate,
  day: Temporal.PlainDate,
): boolean {
  const known = new Set(["FREQ", "INTERVAL", "COUNT", "BYDAY"]);
  const unknown = [...parts.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`The recount does not know ${unknown}`);
  const interval = Number(parts.get("INTERVAL") ?? 1);
  const named = weekdays[day.dayOfWeek % 7] ?? "";
  const usual = weekdays[first.dayOfWeek % 7] ?? "";
  switch (parts.get("FREQ")) {
    case "WEEKLY": {
      const monday = (one: Temporal.PlainDate) => one.subtract({ days: one.dayOfWeek - 1 });
      const weeks = monday(first).until(monday(day)).days / 7;
      return weeks % interval === 0 && (parts.get("BYDAY") ?? usual).split(",").includes(named);
    }
    case "MONTHLY":
      return interval === 1 && parts.get("BYDAY") === `${Math.ceil(day.day / 7)}${named}`;
    case "YEARLY":
      return interval === 1 && day.month === first.month && day.day === first.day;
    default:
      throw new Error("The recount does not know this rule");
  }
}
