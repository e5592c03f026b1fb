import { filters as words } from "../../../../shared/words/en/filters.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { DatePicker } from "../../../ui/dates/date-picker.tsx";
import { Input } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { EditorHead, type EditorProps } from "./editor-head.tsx";
import { useCondition } from "./use-condition.ts";

/** Before or after a day, between two, or more than some days ago. */
export function DateEditor(props: EditorProps) {
  const { word, values, set } = useCondition(props);
  const { today } = useNow();
  const places = word === "isEmpty" ? [] : word === "between" ? [0, 1] : [0];
  return (
    <>
      <EditorHead
        {...props}
        word={word}
        onWord={(next) => {
          const isSame = next !== "daysAgo" && word !== "daysAgo" && next !== "isEmpty";
          set(next, isSame ? values.slice(0, next === "between" ? 2 : 1) : []);
        }}
      />
      <div className="grid gap-2 px-2.5 pb-2">
        {word === "daysAgo" ? (
          <div className="flex items-center gap-2 text-13 whitespace-nowrap text-ink-3">
            <Rich
              text={words.moreThanDaysAgo(Number(values[0]))}
              tags={{
                days: () => (
                  <Input
                    aria-label={words.days}
                    className="w-20"
                    inputMode="numeric"
                    autoComplete="off"
                    defaultValue={values[0] ?? ""}
                    onChange={({ target }) => set(word, [target.value.trim()])}
                  />
                ),
              }}
            />
          </div>
        ) : (
          places.map((place) => (
            <FieldFrame
              key={place}
              labelHidden
              label={place === 1 ? words.to : word === "between" ? words.from : words.day}
            >
              <DatePicker
                value={values[place] ?? ""}
                today={today}
                onChange={(day) =>
                  set(
                    word,
                    places.map((each) => (each === place ? day : (values[each] ?? ""))),
                  )
                }
              />
            </FieldFrame>
          ))
        )}
      </div>
    </>
  );
}
