import type { KindIn } from "../kinds/names.ts";

export type ImportKind = KindIn<"import">;

const listed = {
  customers: true,
  companies: true,
  appointments: true,
} satisfies Record<ImportKind, true>;

/** What the rows of a file become. */
// as: its own keys.
export const importKinds = Object.keys(listed) as ImportKind[];
