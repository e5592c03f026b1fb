import { useContext, useState } from "react";
import type { Activity } from "../../shared/activities.ts";
import { minutesOf } from "../appointments/bookings.ts";
import { formatDate, formatTime } from "../lib/dates.ts";
import { lazyModule } from "../lib/lazy-module.ts";
import { KnotItem, KnotTitle } from "../ui/knot-rail.tsx";
import { EntryActions } from "./entry-actions.tsx";
import { EntryName, EntryText, StoryViewContext } from "./entry-parts.tsx";
import { kindNames, kinds } from "./kinds.ts";
import { useChangeActivity, useDeleteEntry } from "./mutations.ts";
import { useWriting } from "./writing.ts";

const editors = lazyModule(() => import("./activity-editor.tsx"));

/** A note, call, email or meeting. */
export function ActivityEntry({ activity }: { activity: Activity }) {
  const { _id, at, text, customer, company } = activity;
  const { named, titles } = useContext(StoryViewContext);
  const about = titles.get(activity.appointment ?? "");
  const [editing, setEditing] = useState(false);
  const change = useChangeActivity(activity);
  const kind = (change.isPending && change.variables.kind) || activity.kind;
  const { label, icon: Icon } = kinds[kind];
  const remove = useDeleteEntry("activity", _id, `${label} deleted`);
  useWriting(editing);
  const part = editors.use(editing, () => setEditing(false));
  if (remove.isPending) return null;

  return (
    <KnotItem
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
                  Change to…
                </p>
                <MenuRadios
                  label="Change to…"
                  options={kindChoices}
                  value={kind}
                  onValueChange={(next) => next !== kind && change.mutate({ kind: next })}
                />
              </>
            )}
          />
        )
      }
    >
      {kind === "note" && !named ? (
        <span className="vh">{label}</span>
      ) : (
        <KnotTitle
          after={
            <>
              {about && (
                <span>
                  <bdi>{about}</bdi>
                </span>
              )}
              <EntryName customer={customer} company={company} />
            </>
          }
        >
          {label}
        </KnotTitle>
      )}
      {editing && part ? (
        <part.ActivityEditor activity={activity} onDone={() => setEditing(false)} />
      ) : (
        text && (
          <p>
            <EntryText>{text}</EntryText>
          </p>
        )
      )}
    </KnotItem>
  );
}

const kindChoices = kindNames.map((kind) => {
  const { label, icon: Icon } = kinds[kind];
  return { value: kind, label, icon: <Icon /> };
});
