import { useContext, useState } from "react";
import type { Activity } from "../../../../shared/kinds/activities.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import type { StoryEntry } from "../../../../shared/story.ts";
import { activities } from "../../../../shared/words/en/activities.ts";
import { story } from "../../../../shared/words/en/story.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { formatDate, formatTime } from "../../../lib/dates/dates.ts";
import { isAloneHere, nameOfPerson } from "../../../lib/people/people-here.ts";
import { minutesOf } from "../../../lib/queries/bookings.ts";
import { WrittenBy } from "../../../ui/people/person-fact.tsx";
import { TimelineRailItem, TimelineRailTitle } from "../../../ui/rail/timeline-rail.tsx";
import { useWriting } from "../composer/writing.ts";
import { kindIcons, kindNames } from "../kinds.ts";
import { useChangeActivity, useDeleteEntry } from "../mutations.ts";
import { EntryActions } from "./entry-actions.tsx";
import { EntryName, EntryText, LetterState, StoryViewContext } from "./entry-parts.tsx";

const editors = lazyModule(() => import("./activity-editor.tsx"));

interface ActivityEntryProps {
  activity: Activity;
  /** Of an email that was written here. */
  letter: Extract<StoryEntry, { type: "activity" }>["letter"];
}

/** A note, call, email or meeting. */
export function ActivityEntry({ activity, letter }: ActivityEntryProps) {
  const { _id, at, text, customer, company } = activity;
  const { named, titles } = useContext(StoryViewContext);
  const about = titles.get(activity.appointment ?? "");
  const [editing, setEditing] = useState(false);
  const change = useChangeActivity(activity);
  const kind = (change.isPending && change.variables.kind) || activity.kind;
  const label = activities.labels[kind];
  const Icon = kindIcons[kind];
  const remove = useDeleteEntry("activity", _id, activities.deleted[kind]);
  useWriting(editing);
  const part = editors.use(editing, () => setEditing(false));
  if (remove.isPending) return null;
  const isPlain = kind === "note" && !named;
  const editedBy = activity.editor !== activity.author && !isAloneHere() && (
    <span className="text-13 text-ink-3">
      {story.entry.editedBy(firstNameOf(nameOfPerson(activity.editor)))}
    </span>
  );

  return (
    <TimelineRailItem
      date={formatDate(at)}
      time={minutesOf(at) !== null && formatTime(at)}
      knot={<Icon />}
      actions={
        editing ? null : (
          <EntryActions
            text={text}
            onEdit={() => setEditing(true)}
            onDelete={() => remove.mutate()}
            more={({ MenuSeparator, MenuRadios }) => (
              <>
                <MenuSeparator />
                <p aria-hidden="true" className="px-2.5 pt-1 pb-0.5 text-12 text-ink-3">
                  {story.entry.changeTo}
                </p>
                <MenuRadios
                  label={story.entry.changeTo}
                  options={kindChoices()}
                  value={kind}
                  onValueChange={(next) => next !== kind && change.mutate({ kind: next })}
                />
              </>
            )}
          />
        )
      }
    >
      <WrittenBy id={activity.author}>
        {isPlain ? (
          <span className="sr-only">{label}</span>
        ) : (
          <TimelineRailTitle
            after={
              <>
                {about && (
                  <span>
                    <bdi>{about}</bdi>
                  </span>
                )}
                <EntryName customer={customer} company={company} />
                {letter && <LetterState {...letter} />}
                {editedBy}
              </>
            }
          >
            {label}
          </TimelineRailTitle>
        )}
        {editing && part ? (
          <part.ActivityEditor activity={activity} onDone={() => setEditing(false)} />
        ) : (
          text && (
            <p className="max-w-[66ch] text-pretty whitespace-pre-line wrap-break-word">
              <EntryText>{text}</EntryText>
              {isPlain && editedBy && <> {editedBy}</>}
            </p>
          )
        )}
      </WrittenBy>
    </TimelineRailItem>
  );
}

function kindChoices() {
  return kindNames.map((kind) => {
    const Icon = kindIcons[kind];
    return { value: kind, label: activities.labels[kind], icon: <Icon /> };
  });
}
