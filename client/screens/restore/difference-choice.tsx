import { countOf, formatCount } from "../../lib/format/count.ts";
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
    return <p className="text-ink-2">Everything in the file is here already.</p>;
  }
  return (
    <>
      <p className="text-ink-2">
        {countOf(added.length, "record")} only in the file, {formatCount(changed.length)} different,{" "}
        {formatCount(same)} the same. Restoring can be undone.
      </p>
      {changed.length > 0 && (
        <>
          <section
            aria-label="What differs"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            tabIndex={0}
            className="mt-3 max-h-48 overflow-y-auto border-y border-line"
          >
            <ul className="grid">
              {changed.slice(0, listed).map((one) => (
                <li key={`${one.part} ${one.row._id}`} className="border-b border-line py-1.5">
                  <bdi>{nameOf(one)}</bdi>
                  <small className="block text-13 text-ink-3">
                    {one.fields.map((field) => labelOfField(one.part, field)).join(", ")}
                  </small>
                </li>
              ))}
              {changed.length > listed && (
                <li className="py-1.5 text-ink-3">{`and ${countOf(changed.length - listed, "more", "more")}`}</li>
              )}
            </ul>
          </section>
          <ChoiceRows
            aria-label="Where the file differs"
            className="mt-3"
            value={takesChanges ? "file" : "own"}
            onValueChange={(value) => onTakesChanges(value === "file")}
            rows={[
              { value: "own", label: "Keep what you have" },
              { value: "file", label: "Take what the file has" },
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
