import { useQuery } from "@tanstack/react-query";
import { Ellipsis, Plus } from "lucide-react";
import { useState } from "react";
import type { Tag as OneTag } from "../../../shared/kinds/tags.ts";
import { common } from "../../../shared/words/en/common.ts";
import { tags as words } from "../../../shared/words/en/tags.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { Delayed, SkeletonLine } from "../../ui/skeleton.tsx";
import { Failed } from "../../ui/states.tsx";
import { Tag } from "../../ui/text/tags.tsx";
import { tagsQuery } from "./queries.ts";
import { sayUsage } from "./usage.ts";

const dialogs = lazyModule(() => import("./tag-dialogs.tsx"));

type Asked = { what: "add" } | { what: "rename" | "merge" | "delete"; tag: OneTag };

/** All tags in Settings, with what can be done to them. */
export function TagsSection() {
  const { data, isError, refetch } = useQuery(tagsQuery());
  const [asked, setAsked] = useState<Asked>();
  return (
    <FormSection title={words.tags} hint={words.section.hint} id="tags">
      {data ? (
        <Rows tags={data} ask={setAsked} />
      ) : isError ? (
        <Failed title={words.section.failed} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={common.loading} className="min-h-[46px]">
          <Delayed>
            <SkeletonLine className="w-60" />
          </Delayed>
        </div>
      )}
      <Question asked={asked} tags={data ?? []} close={() => setAsked(undefined)} />
    </FormSection>
  );
}

function Rows({ tags, ask }: { tags: readonly OneTag[]; ask: (asked: Asked) => void }) {
  return (
    <div>
      {tags.length === 0 && <p className="text-ink-3">{words.section.empty}</p>}
      <ul>
        {tags.map((tag) => (
          <li
            key={tag._id}
            className="group grid min-h-[46px] grid-cols-[minmax(0,200px)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line py-1.5 to-700:grid-cols-[minmax(0,1fr)_auto]"
          >
            <Tag className="justify-self-start">{tag.name}</Tag>
            <span className="text-13 text-ink-3 to-700:text-end">{sayUsage(tag, words.usage)}</span>
            <span className="relative flex justify-end to-700:col-span-full to-700:justify-start">
              <Ellipsis className="absolute top-1/2 inset-e-2 -translate-y-1/2 text-ink-3 group-focus-within:invisible group-hover:invisible to-700:hidden pointer-coarse:hidden" />
              <span className="flex gap-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 to-700:opacity-100 pointer-coarse:opacity-100">
                <Button
                  data-needs="write"
                  size="sm"
                  aria-label={words.section.renameTag(tag.name)}
                  onClick={() => ask({ what: "rename", tag })}
                >
                  {words.section.rename}
                </Button>
                {tags.length > 1 && (
                  <Button
                    data-needs="write"
                    size="sm"
                    aria-label={words.section.mergeTag(tag.name)}
                    onClick={() => ask({ what: "merge", tag })}
                  >
                    {words.section.merge}
                  </Button>
                )}
                <Button
                  data-needs="write"
                  size="sm"
                  variant="danger"
                  aria-label={words.section.deleteTag(tag.name)}
                  onClick={() => ask({ what: "delete", tag })}
                >
                  {words.section.delete}
                </Button>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Button
        data-needs="write"
        size="sm"
        icon={<Plus />}
        className="mt-3.5"
        onClick={() => ask({ what: "add" })}
      >
        {words.section.add}
      </Button>
    </div>
  );
}

interface QuestionProps {
  asked: Asked | undefined;
  tags: readonly OneTag[];
  close: () => void;
}

function Question({ asked, tags, close }: QuestionProps) {
  const part = dialogs.use(Boolean(asked), close);
  if (!part || !asked) return null;
  const state = { open: true, onOpenChange: close };
  if (asked.what === "add") return <part.TagNameDialog {...state} />;
  const { what, tag } = asked;
  if (what === "rename") return <part.TagNameDialog {...state} tag={tag} />;
  if (what === "delete") return <part.TagDeleteDialog {...state} tag={tag} />;
  const others = tags.filter(({ _id }) => _id !== tag._id);
  return <part.TagMergeDialog {...state} tag={tag} others={others} />;
}
