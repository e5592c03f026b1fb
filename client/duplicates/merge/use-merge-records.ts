import { useMutation } from "@tanstack/react-query";
import { mergeEndpoints } from "../../../shared/merging.ts";
import { sayDone } from "../../history/undoing.ts";
import { call, failureText, isSignedOut, type RequestOf } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { forgetRecent } from "../../palette/recent.ts";
import { notify } from "../../ui/toaster.tsx";
import { hideGroups } from "../mutations.ts";

type Row = { _id: string; updatedAt: string };

export interface MergeRequest {
  /** The oldest first: it is kept. */
  rows: readonly Row[];
  values: object;
}

export function useMergeCustomers() {
  return useMutation({
    mutationFn: (request: MergeRequest) =>
      // as: the values are those of the fields, each as it was read.
      call(
        mergeEndpoints.mergeCustomers,
        requestOf(request) as RequestOf<typeof mergeEndpoints.mergeCustomers>,
      ),
    ...afterwards,
  });
}

export function useMergeCompanies() {
  return useMutation({
    mutationFn: (request: MergeRequest) =>
      // as: see above.
      call(
        mergeEndpoints.mergeCompanies,
        requestOf(request) as RequestOf<typeof mergeEndpoints.mergeCompanies>,
      ),
    ...afterwards,
  });
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

const afterwards = {
  onSuccess: (answer: object, { rows }: MergeRequest) => {
    const ids = rows.map(({ _id }) => _id);
    for (const id of ids.slice(1)) forgetRecent(id);
    hideGroups(({ records }) => records.every(({ _id }) => ids.includes(_id)));
    sayDone("Merged", answer);
  },
  onError: (error: Error) => {
    if (!isSignedOut(error)) notify.error(failureText(error, "Failed to merge"));
    // One may have been changed meanwhile: what is shown is what will be merged.
    void queryClient.invalidateQueries({ queryKey: ["duplicates", "merge"] });
  },
};
