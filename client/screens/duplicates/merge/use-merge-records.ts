import { mergeEndpoints } from "../../../../shared/matching/merging.ts";
import { merging } from "../../../../shared/words/en/merging.ts";
import type { RequestOf } from "../../../lib/api.ts";
import { forgetRecent } from "../../../lib/lists/recent.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { write } from "../../../lib/write/write.ts";
import { hideGroups } from "../mutations.ts";

type Row = { _id: string; updatedAt: string };

export interface MergeRequest {
  /** The oldest first: it is kept. */
  rows: readonly Row[];
  values: object;
}

export function mergeCustomers(request: MergeRequest): Promise<object> {
  // as: the values are those of the fields, each as it was read.
  const asked = requestOf(request) as RequestOf<typeof mergeEndpoints.mergeCustomers>;
  return write(mergeEndpoints.mergeCustomers, asked, outcomeOf(request));
}

export function mergeCompanies(request: MergeRequest): Promise<object> {
  // as: see above.
  const asked = requestOf(request) as RequestOf<typeof mergeEndpoints.mergeCompanies>;
  return write(mergeEndpoints.mergeCompanies, asked, outcomeOf(request));
}

function requestOf({ rows: [kept, ...others], values }: MergeRequest) {
  return {
    params: { id: kept?._id },
    body: {
      updatedAt: kept?.updatedAt,
      others: others.map(({ _id, updatedAt }) => ({ _id, updatedAt })),
      values,
    },
  };
}

/** The merged record is opened before everything is fetched again. */
function outcomeOf({ rows }: MergeRequest) {
  const ids = rows.map(({ _id }) => _id);
  return {
    saved: () => {
      for (const id of ids.slice(1)) forgetRecent(id);
      hideGroups(({ records }) => records.every(({ _id }) => ids.includes(_id)));
    },
    // One may have been changed meanwhile: what is shown is what will be merged.
    paint: () => () => void queryClient.invalidateQueries({ queryKey: ["duplicates", "merge"] }),
    done: merging.done,
    failed: merging.failed,
    refresh: "never" as const,
  };
}
