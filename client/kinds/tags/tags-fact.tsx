import { Plus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { tagLimits } from "../../../shared/tag-limits.ts";
import { tags } from "../../../shared/words/en/tags.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { succeeds } from "../../lib/write/write.ts";
import { Fact } from "../../ui/page.tsx";
import { Tag } from "../../ui/text/tags.tsx";
import { changeTags, type TagChange, type Tagged } from "./mutations.ts";

const pickers = lazyModule(() => import("./tag-picker.tsx"));

/** The tags among the details of a customer or a company, with the ways to add one and to take one away. */
export function TagsFact({ of }: { of: Tagged }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  const picker = pickers.use(open, () => setOpen(false));
  const change = (what: TagChange) => void succeeds(changeTags(of, what));
  const isFull = of.tags.length >= tagLimits.each;
  useShortcut("tag", isFull ? null : () => setOpen(true));
  useEffect(() => {
    if (!open && isBack.current) button.current?.focus();
    isBack.current = false;
  }, [open]);
  return (
    <Fact label={tags.tags}>
      <ul className="mt-1 flex flex-wrap items-center gap-1.5">
        {of.tags.map((tag) => (
          <li key={tag._id} className="flex max-w-full min-w-0">
            <Tag>{tag.name}</Tag>
            <button
              type="button"
              data-needs="write"
              aria-label={tags.removeTag(tag.name)}
              className="hit-area -ms-px grid h-[22px] w-5 flex-none place-items-center rounded-1 text-ink-3 hover:text-ink print:hidden"
              onClick={() => change({ remove: tag })}
            >
              <X className="size-3" />
            </button>
          </li>
        ))}
        {of.tags.length === 0 && <li className="none not-print:hidden">{tags.none}</li>}
        <li className="print:hidden">
          {open && picker ? (
            <picker.TagPicker
              tags={of.tags}
              onAdd={(tag) => change({ add: tag })}
              onClose={(back) => {
                isBack.current = back;
                setOpen(false);
              }}
            />
          ) : (
            !isFull && (
              <button
                ref={button}
                type="button"
                data-needs="write"
                className="hit-area inline-flex h-[22px] items-center gap-1 rounded-1 border border-line-strong border-dashed px-1.5 text-13 text-ink-2 hover:border-ink-3 hover:text-ink"
                onClick={() => setOpen(true)}
              >
                <Plus className="size-3" />
                {tags.tag}
              </button>
            )
          )}
        </li>
      </ul>
    </Fact>
  );
}
