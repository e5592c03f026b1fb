import { type MeetingType, meetingTypeEndpoints } from "../../../../shared/kinds/meeting-types.ts";
import { messages, serverMessages } from "../../said.ts";
import type { Kind } from "../kinds.ts";
import type { Person } from "../model.ts";
import { refusal } from "../world.ts";

function byPlace(one: MeetingType, other: MeetingType): number {
  const key = ({ position, createdAt, _id }: MeetingType) =>
    `${String(position).padStart(8, "0")} ${createdAt} ${_id}`;
  return key(one) < key(other) ? -1 : 1;
}

function readTypes(me: Person): MeetingType[] {
  // as: the model keeps lists as they are answered, not as columns have them.
  return [...me.meetingTypes.values()] as unknown as MeetingType[];
}

export const meetingTypes: Kind<MeetingType, MeetingType> = {
  table: "meetingTypes",
  endpoints: meetingTypeEndpoints,
  messages: messages.meetingTypes,
  required: (draw) => ({
    name: draw.below(2) ? "Phone call" : "Site visit",
    lengths: draw.below(2) ? [30] : [15, 45],
    place: draw.below(2) ? "phone" : "video",
  }),
  optional: (draw) => ({
    description: draw.below(2) ? "A first talk" : "",
    hours: draw.below(2) ? null : Array(7).fill({ from: "10:00", to: "16:00" }),
    from: draw.below(2) ? null : "2040-01-02",
    until: draw.below(2) ? null : "2040-01-01",
    notice: draw.below(3) * 60,
    mostADay: draw.below(2) ? null : 4,
    questions: draw.below(2) ? [] : [{ text: "What about?", kind: "long", isRequired: true }],
    position: draw.below(3),
  }),
  defaults: (me) => ({ person: me.user._id, takers: [] }),
  clash: (_me, { from, until }) =>
    from && until && until < from
      ? refusal(400, serverMessages.meetingTypes.untilAfter, "until")
      : undefined,
  view: (_me, row) => row,
  sorts: {},
  // All of them at once.
  lists: [],
  plays: {
    "GET /api/meeting-types": ({ me }) => ({
      meets: {
        status: 200,
        body: { data: readTypes(me).toSorted(byPlace) },
      },
    }),
  },
};
