import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import type { TaggedKind } from "../../../shared/kinds/registry.ts";
import { tagEndpoints } from "../../../shared/kinds/tags.ts";
import { results } from "../../../shared/words/en/results.ts";
import { tags as words } from "../../../shared/words/en/tags.ts";
import { showInLists } from "../../lib/queries/cached-lists.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { write } from "../../lib/write/write.ts";

export type NamedTag = { _id: string; name: string };

/** A customer or a company. */
export interface Tagged {
  kind: TaggedKind;
  _id: string;
  tags: readonly NamedTag[];
}

/** A tag that there is, or the name of a new one. */
export type AddedTag = NamedTag | { name: string };

export type TagChange = { add: AddedTag } | { remove: NamedTag };

const endpointsOf: Record<TaggedKind, typeof customerEndpoints | typeof companyEndpoints> = {
  companies: companyEndpoints,
  customers: customerEndpoints,
};

/** Adds a tag or takes one away. Every screen shows it at once, and takes it back if the server refuses. */
export async function changeTags({ kind, _id, tags }: Tagged, change: TagChange): Promise<void> {
  const show = (changes: object) => {
    const one = [kind, "one", _id];
    queryClient.setQueryData(one, (shown: object | undefined) => shown && { ...shown, ...changes });
    showInLists([kind], _id, changes);
  };
  const isLeft = (tag: NamedTag) => !("remove" in change) || tag._id !== change.remove._id;
  const left = tags.filter(isLeft);
  const showing = {
    paint: () => {
      show({ tags: "add" in change ? [...left, { _id: "new", ...change.add }] : left });
      return () => show({ tags });
    },
    failed: results.tags.saveFailed,
  };
  const added = "add" in change ? [await findOrCreate(change.add)] : [];
  const done = "add" in change ? words.added(change.add.name) : words.removed(change.remove.name);
  await write(
    endpointsOf[kind].update,
    { params: { id: _id }, body: { tags: [...left.map((tag) => tag._id), ...added] } },
    {
      ...showing,
      saved: ({ data }) => show({ tags: data.tags, updatedAt: data.updatedAt }),
      done,
      refresh: "always",
    },
  );

  async function findOrCreate(tag: AddedTag): Promise<string> {
    if ("_id" in tag) return tag._id;
    const request = { body: { name: tag.name } };
    return (await write(tagEndpoints.create, request, { ...showing, refresh: "never" })).data._id;
  }
}
