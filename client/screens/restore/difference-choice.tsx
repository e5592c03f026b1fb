import { restore } from "../../../shared/words/en/restore.ts";
import { joined } from "../../lib/format/joined.ts";
import { ChoiceRows } from "../../ui/form/choice-rows.tsx";
import { labelOfField } from "../history/field-words.ts";
import type { Changed, Difference } from "./compare-account.ts";

/** More are only counted. */
const listed = 100;

type DifferenceChoiceProps = {
  difference: Difference;
  takesChanges: boolean;
  onTakesChanges: (takes: boolean) => void;
};

/** What a file would add to an account that is in use, what differs, and which of both is to stay. */
export function DifferenceChoice({
  difference: { added, changed, same },
  takesChanges,
  onTakesChanges,
}: DifferenceChoiceProps) {
  if (added.length + changed.length === 0) {
    return <p className="text-ink-2">{restore.allHere}</p>;
  }
  return (
    <>
      <p className="text-ink-2">{restore.differences(added.length, changed.length, same)}</p>
      {changed.length > 0 && (
        <>
          <section
            aria-label={restore.whatDiffers}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            tabIndex={0}
            className="mt-3 max-h-48 overflow-y-auto border-y border-line"
          >
            <ul className="grid">
              {changed.slice(0, listed).map((one) => (
                <li key={`${one.part} ${one.row._id}`} className="border-b border-line py-1.5">
                  <bdi>{nameOf(one)}</bdi>
                  <small className="block text-13 text-ink-3">
                    {joined(one.fields.map((field) => labelOfField(one.part, field)))}
                  </small>
                </li>
              ))}
              {changed.length > listed && (
                <li className="py-1.5 text-ink-3">{restore.andMore(changed.length - listed)}</li>
              )}
            </ul>
          </section>
          <ChoiceRows
            aria-label={restore.where}
            className="mt-3"
            value={takesChanges ? "file" : "own"}
            onValueChange={(value) => onTakesChanges(value === "file")}
            rows={[
              { value: "own", label: restore.keep },
              { value: "file", label: restore.take },
            ]}
          />
        </>
      )}
    </>
  );
}

function nameOf({ row }: Changed): string {
  return String(row.name ?? row.title ?? row.text ?? "");
}
