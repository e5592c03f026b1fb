import { Plus, X } from "lucide-react";
import type { Account } from "../../../../shared/account/auth.ts";
import type { MeetingQuestion } from "../../../../shared/kinds/meeting-types.ts";
import { bookable } from "../../../../shared/words/en/bookable.ts";
import { isAloneHere, nameOfPerson } from "../../../lib/people/people-here.ts";
import { workersHere } from "../../../lib/people/workers-here.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { ChoiceGroup } from "../../../ui/form/choice-group.tsx";
import { Input } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { linkClass } from "../../../ui/page.tsx";
import type { PartProps } from "./type-part.ts";

export function Who({ draft, change, errors, user }: PartProps & { user: Account }) {
  const { takers = [], takenBy, page } = draft;
  const workers = workersHere(user.desk.people);
  const isHere = (id: string) => workers.some(({ _id }) => _id === id);
  const gone = takers.filter((id) => !isHere(id)).map(nameOfPerson);
  const ways = [
    ...(page === "desk" ? [] : [{ value: "owner" as const, label: bookable.type.me }]),
    { value: "inTurn" as const, label: bookable.type.inTurn },
    { value: "together" as const, label: bookable.type.together },
  ];
  return (
    <FormSection title={bookable.type.who}>
      {!isAloneHere() && (
        <FieldFrame label={bookable.type.takenBy} group error={errors.takenBy}>
          <ChoiceGroup
            options={ways}
            value={takenBy}
            onValueChange={(next) => change({ takenBy: next })}
          />
        </FieldFrame>
      )}
      {takenBy !== "owner" && (
        <FieldFrame label={bookable.type.people} group error={errors.takers}>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            {workers.map(({ _id, name }) => (
              <Checkbox
                key={_id}
                checked={takers.includes(_id)}
                onCheckedChange={(isTaker) =>
                  change({
                    takers: [
                      ...takers.filter((one) => one !== _id && isHere(one)),
                      ...(isTaker ? [_id] : []),
                    ],
                  })
                }
              >
                {name}
              </Checkbox>
            ))}
          </div>
          {gone.length > 0 && (
            <p className="mt-2 text-13 leading-[18px] font-medium text-notice">
              {takenBy === "together"
                ? bookable.type.goneTogether(gone.length, gone.join(", "))
                : bookable.type.gone(gone.length, gone.join(", "))}{" "}
              <button
                type="button"
                className={linkClass}
                onClick={() => change({ takers: takers.filter(isHere) })}
              >
                {bookable.type.continueWithout(gone.length)}
              </button>
            </p>
          )}
        </FieldFrame>
      )}
      <FieldFrame label={bookable.type.booked} group>
        <ChoiceGroup
          options={[
            { value: "atOnce", label: bookable.type.atOnce },
            { value: "onApproval", label: bookable.type.onApproval },
          ]}
          value={draft.booked}
          onValueChange={(booked) => change({ booked })}
        />
      </FieldFrame>
      <Checkbox
        checked={draft.shown === "byLink"}
        onCheckedChange={(isHidden) => change({ shown: isHidden ? "byLink" : "onPage" })}
      >
        {bookable.type.byLinkOnly}
      </Checkbox>
    </FormSection>
  );
}

export function Questions({ draft, change, errors }: PartProps) {
  const { questions } = draft;
  const set = (at: number, changes: Partial<MeetingQuestion>) =>
    change({
      questions: questions.map((one, place) => (place === at ? { ...one, ...changes } : one)),
    });
  return (
    <FormSection title={bookable.type.questions} hint={bookable.type.questionsHint}>
      <ul className="grid gap-3">
        {questions.map(({ text, kind, isRequired }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
          <li key={at} className="flex flex-wrap items-center gap-3">
            <Input
              aria-label={bookable.type.question(at + 1)}
              className="min-w-40 flex-1"
              value={text}
              onChange={({ target }) => set(at, { text: target.value })}
            />
            <span className="w-32">
              <Select
                aria-label={bookable.type.answer(at + 1)}
                options={[
                  { value: "short", label: bookable.type.shortText },
                  { value: "long", label: bookable.type.longText },
                ]}
                value={kind}
                onValueChange={(next) => set(at, { kind: next })}
              />
            </span>
            <Checkbox
              checked={isRequired}
              onCheckedChange={(next) => set(at, { isRequired: next })}
            >
              {bookable.type.required}
            </Checkbox>
            <IconButton
              label={bookable.type.removeQuestion(at + 1)}
              onClick={() => change({ questions: questions.filter((_, place) => place !== at) })}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      {errors.questions && <p className="text-13 font-medium text-danger">{errors.questions}</p>}
      {questions.length < 5 && (
        <Button
          icon={<Plus />}
          className="justify-self-start"
          onClick={() =>
            change({ questions: [...questions, { text: "", kind: "short", isRequired: false }] })
          }
        >
          {bookable.type.addQuestion}
        </Button>
      )}
    </FormSection>
  );
}
