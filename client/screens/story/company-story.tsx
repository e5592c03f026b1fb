import type { ComponentProps } from "react";
import { story as words } from "../../../shared/words/en/story.ts";
import { About } from "./about.tsx";
import { Story } from "./story.tsx";
import { shortName } from "./subject.ts";

type CompanyStoryProps = Pick<ComponentProps<typeof About>, "of" | "editing" | "onEditing"> &
  Omit<ComponentProps<typeof Story>, "titleHidden">;

/** A company's own tab: what is always true of it, and the story of it and all its customers. */
export function CompanyStory({ of, editing, onEditing, ...story }: CompanyStoryProps) {
  return (
    <>
      <h2 className="sr-only print:hidden">{words.title}</h2>
      <About
        of={of}
        who={shortName(story.subject)}
        level={3}
        editing={editing}
        onEditing={onEditing}
      />
      <Story {...story} titleHidden />
    </>
  );
}
