import type { Condition } from "../../../shared/lists/filters.ts";
import { attentionStarts } from "../attention.ts";
import { endOfDay, type Moment } from "../moment.ts";

export type Place = `${number}`;

/** Days on which customers are to have been contacted in time, or not. */
export type TouchValues = {
  [day: `touchDay${Place}`]: string | undefined;
  [end: `touchEnd${Place}`]: string | undefined;
  /** By status the first day of contact that is recent enough, in JSON. */
  [starts: `touchStarts${Place}`]: string | undefined;
  [not: `touchNot${Place}`]: 1 | undefined;
};

export function toTouchValues(conditions: readonly Condition[], moment: Moment): TouchValues {
  return Object.fromEntries(
    conditions.flatMap(({ word, values: [day = ""] }, place) => [
      [`touchDay${place}`, day],
      [`touchEnd${place}`, endOfDay(moment.zone, day)],
      [
        `touchStarts${place}`,
        JSON.stringify(Object.fromEntries(attentionStarts(moment.days, day))),
      ],
      [`touchNot${place}`, word === "isNot" ? 1 : undefined],
    ]),
  );
}
