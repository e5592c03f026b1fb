import type { Condition } from "../../../shared/lists/filters.ts";
import { endOfDay, type Moment, startOfDay } from "../moment.ts";

/**
 * What is said of the past, as values of a statement: instants, lists in JSON, flags. Of each condition those
 * with its number.
 */
export interface PastValues {
  [onEnd: `onEnd${number}`]: string | undefined;
  [onStatuses: `onStatuses${number}`]: string | undefined;
  [onNot: `onNot${number}`]: string | undefined;
  [closedBegin: `closedBegin${number}`]: string | undefined;
  [closedEnd: `closedEnd${number}`]: string | undefined;
  [movedBegin: `movedBegin${number}`]: string | undefined;
  [movedEnd: `movedEnd${number}`]: string | undefined;
}

export function toPast(conditions: readonly Condition[], { zone }: Moment): PastValues {
  const entries = conditions.flatMap(({ field, word, values }, place): [string, string][] => {
    const [first = "", second = ""] = values;
    if (field === "statusOn") {
      return [
        [`onEnd${place}`, endOfDay(zone, first)],
        [`onStatuses${place}`, JSON.stringify([...new Set(values.slice(1))].sort())],
        ...(word === "isNot" ? [[`onNot${place}`, "1"] satisfies [string, string]] : []),
      ];
    }
    if (field === "closed") {
      return [
        [`closedBegin${place}`, startOfDay(zone, first)],
        [`closedEnd${place}`, endOfDay(zone, second)],
      ];
    }
    if (field !== "moved") return [];
    return [
      [`movedBegin${place}`, endOfDay(zone, first)],
      [`movedEnd${place}`, endOfDay(zone, second)],
    ];
  });
  return Object.fromEntries(entries);
}
