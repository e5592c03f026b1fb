import type { Change } from "../../shared/history.ts";
import type { Piece } from "./sentence.ts";

/** The sentence about a saved view of a list. */
export function viewWords({ action, fields, name }: Change): Piece[] {
  const view: Piece[] = ["the view ", { name: `“${name}”` }];
  if (action === "create" || action === "import") return ["Saved ", ...view];
  if (action === "delete") return ["Deleted ", ...view];
  if (action === "undo") return ["Undid a change to ", ...view];
  const renamed = fields.find(({ field }) => field === "name");
  if (!renamed) return ["Changed ", ...view];
  return [`Renamed the view “${renamed.from}” to `, { name: `“${renamed.to}”` }];
}
