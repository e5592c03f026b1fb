import { type ChangeAction, historyEndpoints } from "../../../shared/history/history.ts";
import { results } from "../../../shared/words/en/results.ts";
import type { RequestOf } from "../../lib/api.ts";
import type { HistorySearch } from "../../lib/lists/page-params.ts";
import { pagesOf, queryOf } from "../../lib/queries/query-of.ts";

type HistoryFilter = Omit<NonNullable<RequestOf<typeof historyEndpoints.list>["query"]>, "cursor">;

/** All acts but undoing, which is told by the act that it took back. */
const acts: ChangeAction[] = ["create", "update", "delete", "import", "merge", "bulk"];

export function historyQuery(filter: HistoryFilter) {
  return pagesOf({
    key: ["history", "list", filter],
    endpoint: historyEndpoints.list,
    query: { ...filter, action: filter.action ?? acts.join() },
    failed: results.history.listFailed,
  });
}

/** What each choice of the filter asks the API for. */
const actionsOf = {
  added: "create",
  changed: "update,bulk,merge",
  deleted: "delete",
  imported: "import",
};

/** What the address of the history asks for. */
export function ledgerQuery({ search, kind, acts: chosen, who }: HistorySearch) {
  return historyQuery({ search, kind, who, action: chosen && actionsOf[chosen] });
}

/** What an act did to each record. */
export function changedRecordsQuery(id: string) {
  return pagesOf({
    key: ["history", "one", id],
    endpoint: historyEndpoints.get,
    params: { id },
    query: {},
    failed: results.history.recordsFailed,
  });
}

/** Acts that this device can go back: a page of the API. */
const reach = 50;

/** What was done last on this device, also on another day, the undoing included. */
export const ownChangesQuery = {
  ...queryOf({
    key: ["history", "own"],
    endpoint: historyEndpoints.list,
    query: { device: "this", limit: reach },
  }),
  // Whoever undoes means what was done just now.
  staleTime: 0,
};
