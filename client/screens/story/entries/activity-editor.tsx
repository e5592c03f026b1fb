import { useContext } from "react";
import {
  type Activity,
  activityEndpoints,
  activityInput,
} from "../../../../shared/kinds/activities.ts";
import { activities } from "../../../../shared/words/en/activities.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { story } from "../../../../shared/words/en/story.ts";
import { formatDate, today } from "../../../lib/dates/dates.ts";
import { refreshData } from "../../../lib/queries/query-client.ts";
import { useSchemaForm } from "../../../lib/schema-form.ts";
import { write } from "../../../lib/write/write.ts";
import { DatePicker } from "../../../ui/dates/date-picker.tsx";
import { fieldOf } from "../../../ui/form/form-field.tsx";
import { TextEditor, textFieldClass } from "../composer/text-editor.tsx";
import { StoryViewContext } from "./entry-parts.tsx";

const schema = activityInput.pick({ text: true, at: true });
const Field = fieldOf(schema);

/** The text and the day of an activity, in its place. */
export function ActivityEditor({ activity, onDone }: { activity: Activity; onDone: () => void }) {
  const { _id, kind, text, at } = activity;
  const { responsible } = useContext(StoryViewContext);
  const form = useSchemaForm({
    schema,
    defaultValues: { text, at },
    record: activity,
    show: { at: (date) => formatDate(date, "long") },
    draft: `activity ${_id}`,
    save: (body: { text: string; at: string }, base) =>
      write(
        activityEndpoints.update,
        { params: { id: _id }, body },
        { base, done: activities.saved[kind], refresh: "never" },
      ),
    saved: async () => {
      await refreshData();
      onDone();
    },
    failed: results.activities.saveFailed,
  });
  return (
    <TextEditor form={form} onDone={onDone} size="sm" mentions={{ before: text, responsible }}>
      <Field
        name="text"
        label={activities.labels[kind]}
        labelHidden
        kind="textarea"
        placeholder={activities.asks[kind]}
        className={`mt-1 ${textFieldClass}`}
      />
      <Field name="at" label={story.entry.date} labelHidden className="mt-2 max-w-52">
        {({ value, onChange, ...control }) => (
          <DatePicker
            {...control}
            value={String(value).slice(0, 10)}
            max={today()}
            onChange={(day) => onChange(day + String(value).slice(10))}
          />
        )}
      </Field>
    </TextEditor>
  );
}
