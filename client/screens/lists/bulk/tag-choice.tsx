import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { tagEndpoints } from "../../../../shared/kinds/tags.ts";
import { bulk } from "../../../../shared/words/en/bulk.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { tagsQuery } from "../../../kinds/tags/queries.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { write } from "../../../lib/write/write.ts";
import { Combobox } from "../../../ui/menu/combobox.tsx";

type TagChoiceProps = { onChoose: (tag: { _id: string; name: string }) => void };

const added = "added";

/** A tag that is there, or a new one by the name that is typed. */
export function TagChoice({ onChoose }: TagChoiceProps) {
  const tags = useQuery(tagsQuery());
  const [typed, setTyped] = useState("");
  const create = useMutation({
    mutationFn: (name: string) =>
      write(
        tagEndpoints.create,
        { body: { name } },
        { failed: results.tags.saveFailed, refresh: "never" },
      ),
    onSuccess: ({ data }) => onChoose(data),
  });
  const name = typed.trim();
  const known = tags.data ?? [];
  const matching = known.filter((tag) => tag.name.toLowerCase().includes(name.toLowerCase()));
  const isKnown = known.some((tag) => tag.name.toLowerCase() === name.toLowerCase());
  return (
    <Combobox
      aria-label={bulk.tag.label}
      placeholder={bulk.tag.label}
      autoFocus
      loading={tags.isLoading || create.isPending}
      items={[
        ...matching.map((tag) => ({ value: tag._id, label: tag.name })),
        ...(name && !isKnown ? [{ value: added, label: bulk.tag.create(isolate(name)) }] : []),
      ]}
      value={null}
      onInputValueChange={setTyped}
      onValueChange={(option) => {
        if (option?.value === added) create.mutate(name);
        else if (option) onChoose({ _id: option.value, name: option.label });
      }}
      emptyText={bulk.tag.none}
    />
  );
}
