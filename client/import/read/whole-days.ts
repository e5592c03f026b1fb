import type { JComponent, JProperty } from "./content-lines.ts";

const times = ["dtstart", "dtend", "recurrence-id", "exdate"];
const midnight = /^(\d{4}-\d\d-\d\d)T00:00:00Z?$/;

/**
 * An event from midnight to midnight has no hours: Exchange, and some others, write whole days so.
 * What is in UTC is one only where it says so.
 */
export function withDays(component: JComponent): JComponent {
  const [name, properties, parts] = component;
  const firstOf = (wanted: string) => {
    return String(properties.find(([each]) => each === wanted)?.[3] ?? "");
  };
  const [start, end] = [firstOf("dtstart"), firstOf("dtend")];
  const isSaid = /^(?:true|1)$/i.test(
    firstOf("x-microsoft-cdo-alldayevent") || firstOf("x-funambol-allday"),
  );
  const isWhole = midnight.test(start) && midnight.test(end) && end > start;
  if (!isWhole || (!isSaid && start.endsWith("Z"))) return component;
  return [name, properties.map(toDays), parts];
}

function toDays(property: JProperty): JProperty {
  const [name, { tzid: _, ...parameters }, , ...values] = property;
  if (!times.includes(name)) return property;
  return [name, parameters, "date", ...values.map((value) => String(value).slice(0, 10))];
}
