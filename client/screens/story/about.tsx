import { story } from "../../../shared/words/en/story.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { linkClass, SectionHead } from "../../ui/page.tsx";
import { SkeletonLine } from "../../ui/skeleton.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import type { AboutOf } from "./about-editor.tsx";
import { useWriting } from "./composer/writing.ts";

const editors = lazyModule(() => import("./about-editor.tsx"));

type AboutProps = {
  /** Undefined while it loads. */
  of: AboutOf | undefined;
  /** Nothing about whom: a first name, or a company's. */
  who: string;
  level?: 2 | 3;
  /** The page knows, because it has a key for it. */
  editing: boolean;
  onEditing: (editing: boolean) => void;
};

/** What is always true of a customer or a company, edited in place. */
export function About({ of, who, level = 2, editing, onEditing }: AboutProps) {
  useWriting(editing);
  const part = editors.use(editing, () => onEditing(false));
  const shown = editing && part && of;
  const text = of && ("customer" in of ? of.customer.notes : of.company.description);
  const edit = (
    <button
      type="button"
      data-needs="write"
      className={`${linkClass} print:hidden`}
      aria-label={text ? story.about.edit : story.about.add}
      onClick={() => onEditing(true)}
    >
      {text ? story.edit : story.add}
    </button>
  );
  return (
    <section aria-labelledby="about" className="mb-8">
      <SectionHead
        id="about"
        title={story.about.title}
        level={level}
        className="mb-1.5"
        aside={of && !shown && edit}
      />
      {shown ? (
        <part.AboutEditor of={of} onDone={() => onEditing(false)} />
      ) : text === undefined ? (
        <SkeletonLine className="w-80 max-w-full" />
      ) : text ? (
        <p className="max-w-[66ch] text-[15px] leading-6 whitespace-pre-line">{text}</p>
      ) : (
        <p className="text-ink-3">
          <Rich text={story.about.none(who)} tags={{ who: (name) => <bdi>{name}</bdi> }} />
        </p>
      )}
    </section>
  );
}
