import { type MeetingPlace, meetingPlaces } from "../../../../shared/kinds/meeting-types.ts";
import { bookable } from "../../../../shared/words/en/bookable.ts";
import { planning } from "../../../../shared/words/en/planning.ts";
import { formatDuration } from "../../../lib/dates/dates.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { ChoiceGroup } from "../../../ui/form/choice-group.tsx";
import { Input, Textarea } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import type { PartProps } from "./type-part.ts";

const lengths = [15, 30, 45, 60, 90, 120, 180];

export function What({ draft, change, errors }: PartProps) {
  const { place } = draft;
  const toggle = (length: number) => {
    const others = draft.lengths.filter((one) => one !== length);
    const isChosen = others.length < draft.lengths.length;
    change({ lengths: isChosen ? others : [...others, length].sort((a, b) => a - b) });
  };
  const shown = [...new Set([...lengths, ...draft.lengths])].sort((a, b) => a - b);
  return (
    <FormSection title={bookable.type.what}>
      <FieldFrame label={bookable.type.name} error={errors.name}>
        <Input
          autoFocus
          value={draft.name}
          maxLength={80}
          onChange={({ target }) => change({ name: target.value })}
        />
      </FieldFrame>
      <FieldFrame
        label={bookable.type.length}
        group
        error={errors.lengths}
        hint={bookable.type.lengthHint}
      >
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {shown.map((length) => (
            <Checkbox
              key={length}
              checked={draft.lengths.includes(length)}
              onCheckedChange={() => toggle(length)}
            >
              {formatDuration(length)}
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
      <FieldFrame label={bookable.type.where} group hint={planning.places[place].hint}>
        <ChoiceGroup<MeetingPlace>
          options={meetingPlaces.map((value) => ({ value, label: planning.places[value].label }))}
          value={place}
          onValueChange={(next) => change({ place: next })}
        />
      </FieldFrame>
      {(place === "address" || place === "video") && (
        <FieldFrame
          label={place === "video" ? bookable.type.link : bookable.type.address}
          optional={place === "video"}
          error={errors.address}
        >
          <Input
            value={draft.address}
            maxLength={500}
            onChange={({ target }) => change({ address: target.value })}
          />
        </FieldFrame>
      )}
      <FieldFrame label={bookable.type.about} optional error={errors.description}>
        <Textarea
          rows={2}
          value={draft.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </FieldFrame>
    </FormSection>
  );
}
