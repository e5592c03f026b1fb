import type { Change } from "../../shared/history.ts";
import type { Piece } from "./sentence.ts";

/** The sentence about a tag. `along` is what else was touched: those that had it. */
export function tagWords({ action, name, fields }: Change, along: string): Piece[] {
  const one = { name };
  const moved = fields.find(({ field }) => field === "tag")?.to;
  switch (action) {
    case "create":
    case "import":
      return ["Added the tag ", one];
    case "delete":
      return ["Deleted the tag ", one, ...(along ? [` from ${along}`] : [])];
    case "merge":
      return ["Merged the tag ", one, " into ", { field: "tag", value: moved ?? null }];
    case "undo":
      return ["Undid a change to the tag ", one];
    default: {
      const was = fields.find(({ field }) => field === "name")?.from;
      return was
        ? ["Renamed the tag ", { name: String(was) }, " to ", one]
        : ["Changed the tag ", one];
    }
  }
}
