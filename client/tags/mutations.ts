import { useMutation } from "@tanstack/react-query";
import { companyEndpoints } from "../../shared/companies.ts";
import { customerEndpoints } from "../../shared/customers.ts";
import { messages } from "../../shared/messages.ts";
import { tagEndpoints } from "../../shared/tags.ts";
import { sayDone } from "../history/undoing.ts";
import { call, failureText } from "../lib/api.ts";
import { showInLists } from "../lib/cached-lists.ts";
import { queryClient, refreshData } from "../lib/query-client.ts";
import { notify } from "../ui/toaster.tsx";

export type NamedTag = { _id: string; name: string };

/** A customer or a company. */
export interface Tagged {
  kind: "customers" | "companies";
  _id: string;
  tags: readonly NamedTag[];
}

/** A tag that there is, or the name of a new one. */
export type AddedTag = NamedTag | { name: string };

type Change = { add: AddedTag } | { remove: NamedTag };

/** Adds a tag or takes one away. Every screen shows it at once, and takes it back if the server refuses. */
export function useChangeTags({ kind, _id, tags }: Tagged) {
  const show = (changes: object) => {
    const one = [kind, "one", _id];
    queryClient.setQueryData(one, (shown: object | undefined) => shown && { ...shown, ...changes });
    showInLists([kind], _id, changes);
  };
  return useMutation({
    mutationFn: async (change: Change) => {
      const added = "add" in change ? [await findOrCreate(change.add)] : [];
      const gone = "remove" in change ? change.remove._id : "";
      const left = tags.filter((tag) => tag._id !== gone).map((tag) => tag._id);
      const body = { tags: [...left, ...added] };
      const params = { id: _id };
      return kind === "customers"
        ? call(customerEndpoints.update, { params, body })
        : call(companyEndpoints.update, { params, body });
    },
    onMutate: (change) => {
      if ("add" in change) show({ tags: [...tags, { _id: "new", ...change.add }] });
      else show({ tags: tags.filter((tag) => tag._id !== change.remove._id) });
    },
    onSuccess: (answer, change) => {
      show({ tags: answer.data.tags, updatedAt: answer.data.updatedAt });
      const [name, word] =
        "add" in change ? [change.add.name, "added"] : [change.remove.name, "removed"];
      sayDone(`Tag ${name} ${word}`, answer);
    },
    onError: (error) => {
      show({ tags });
      notify.error(failureText(error, messages.tags.saveFailed));
    },
    onSettled: refreshData,
  });
}

async function findOrCreate(tag: AddedTag): Promise<string> {
  if ("_id" in tag) return tag._id;
  return (await call(tagEndpoints.create, { body: { name: tag.name } })).data._id;
}
