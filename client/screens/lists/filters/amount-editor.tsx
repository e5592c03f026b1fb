import { parseAmount } from "../../../../shared/parse-amount.ts";
import { filters as words } from "../../../../shared/words/en/filters.ts";
import { typedNumbers } from "../../../lib/format/typed-amount.ts";
import { Input, MoneyInput } from "../../../ui/form/field.tsx";
import { EditorHead, type EditorProps } from "./editor-head.tsx";
import { useCondition } from "./use-condition.ts";

/** Dollars or a number of tasks: over, under, or between two. */
export function AmountEditor(props: EditorProps) {
  const { word, values, set } = useCondition(props);
  const isMoney = props.field === "value";
  const Field = isMoney ? MoneyInput : Input;
  const places = word === "isEmpty" ? [] : word === "between" ? [0, 1] : [0];
  return (
    <>
      <EditorHead
        {...props}
        word={word}
        onWord={(next) =>
          set(next, next === "isEmpty" ? [] : values.slice(0, next === "between" ? 2 : 1))
        }
      />
      {places.length > 0 && (
        <div className="flex items-center gap-2 px-2.5 pb-2 text-13 text-ink-3">
          {places.map((place) => (
            <div key={place} className="flex min-w-0 flex-1 items-center gap-2">
              {place === 1 && words.and}
              <Field
                aria-label={place === 1 ? words.atMost : isMoney ? words.amount : words.number}
                inputMode={isMoney ? "decimal" : "numeric"}
                autoComplete="off"
                defaultValue={values[place] ?? ""}
                onChange={({ target }) => {
                  const typed = target.value.trim();
                  set(
                    word,
                    places.map((each) =>
                      each === place ? (isMoney ? readAmount(typed) : typed) : (values[each] ?? ""),
                    ),
                  );
                }}
              />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** As filters write it; what is no amount stays as it is, and so is no condition. */
function readAmount(typed: string): string {
  const reading = parseAmount(typed, typedNumbers());
  return "amount" in reading ? String(reading.amount) : "";
}
