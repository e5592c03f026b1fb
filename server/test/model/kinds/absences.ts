import { addDays } from "../../../../shared/dates/dates.ts";
import { type Absence, absenceEndpoints } from "../../../../shared/kinds/absences.ts";
import { messages, serverMessages } from "../../said.ts";
import type { Kind } from "../kinds.ts";
import type { RowOf } from "../model.ts";
import { refusal } from "../world.ts";

const { absences: words } = serverMessages;

/** After every play of the model: none is over. */
const firstDay = "2040-01-01";
/** No two are in the same week, unless one is changed. */
let drawn = 0;

function byBegin(one: Absence, other: Absence): number {
  return one.from + one._id < other.from + other._id ? -1 : 1;
}

export const absences: Kind<RowOf<"absences">, Absence> = {
  table: "absences",
  endpoints: absenceEndpoints,
  messages: messages.absences,
  required: (draw) => {
    drawn += 1;
    const from = addDays(firstDay, 7 * drawn);
    return { from, until: addDays(from, draw.below(5)) };
  },
  optional: () => ({ standIn: null }),
  defaults: (me) => ({ person: me.user._id, standIn: null }),
  clash: (me, { _id, from, until }) => {
    if (until < from) return refusal(400, words.chooseAfter(from), "until");
    const others = [...me.absences.values()].filter((one) => one._id !== _id);
    return others.some((one) => one.from <= until && from <= one.until)
      ? refusal(400, words.youAreAway, "from")
      : undefined;
  },
  view: (_me, row) => row,
  sorts: {},
  // All of them at once.
  lists: [],
  plays: {
    "GET /api/absences": ({ me }) => ({
      meets: {
        status: 200,
        body: { data: [...me.absences.values()].toSorted(byBegin) },
      },
    }),
  },
};
