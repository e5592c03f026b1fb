// Apart from the registry: who needs names alone loads no schemas.

/**
 * Rooms that only some kinds have a place in; `export` means a file of the kind's own, `section` a place
 * in the navigation.
 */
type Room =
  | "counter"
  | "export"
  | "filter"
  | "handOver"
  | "import"
  | "listExport"
  | "search"
  | "section";

/** The kinds of records, by the names of their lists: the only place that names them all. */
const roomsOf = {
  companies: [
    "counter",
    "export",
    "filter",
    "handOver",
    "import",
    "listExport",
    "search",
    "section",
  ],
  customers: ["export", "filter", "handOver", "import", "listExport", "search", "section"],
  appointments: [
    "counter",
    "export",
    "filter",
    "handOver",
    "import",
    "listExport",
    "search",
    "section",
  ],
  activities: ["counter", "export", "search"],
  tasks: ["counter", "export", "handOver", "listExport", "search", "section"],
  tags: ["search"],
  views: [],
  absences: [],
  meetingTypes: [],
} as const satisfies Record<string, readonly Room[]>;

export type Kind = keyof typeof roomsOf;

// as: its own keys.
export const kindNames = Object.keys(roomsOf) as Kind[];

export type KindIn<R extends Room> = {
  [K in Kind]: R extends (typeof roomsOf)[K][number] ? K : never;
}[Kind];

export function kindsIn<R extends Room>(room: R): KindIn<R>[] {
  const isIn = (kind: Kind): kind is KindIn<R> => {
    const rooms: readonly Room[] = roomsOf[kind];
    return rooms.includes(room);
  };
  return kindNames.filter(isIn);
}
