import { Users } from "lucide-react";
import type { AtPerson } from "../../../../shared/read-line/at-person.ts";
import type { Line, Part, PartName } from "../../../../shared/read-line/line.ts";
import { spanOf } from "../../../../shared/read-line/words.ts";
import type { People } from "../../../kinds/customers/people/use-people.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { listWorking, type Us } from "../../../lib/people/at-person.ts";
import { openHandOver } from "../../../ui/people/hand-over.tsx";
import { SquareOf } from "../../../ui/text/person-square.tsx";
import type { PaletteGroup, PaletteItem, PaletteResults, Reading } from "../items/items.ts";
import { personItem } from "./person-item.tsx";
import { type Preview, readingGroup } from "./preview.ts";

/** What a name with an @ says of a line. */
export function toPart({ start, end }: AtPerson<Us>, line?: Line): Part {
  return { start, end, name: line?.kind === "book" ? "Attends" : "To" };
}

/** One of us in what a line does. */
export function toLine({ _id, name }: Us, part: PartName | "Stands in"): Reading["lines"][number] {
  return { name: part, icon: <SquareOf id={_id} size={18} named />, text: name };
}

/** Nobody of us is called so: those who can be meant, else all. */
export function whoGroup(
  typed: string,
  { start, end, people }: AtPerson<Us>,
  fill: (line: string) => void,
): PaletteGroup {
  const at = typed.indexOf("@", start);
  const items = (people.length > 0 ? people : listWorking()).map(
    ({ _id, name }): PaletteItem => ({
      value: `who ${_id}`,
      icon: <SquareOf id={_id} size={18} named />,
      title: name,
      stays: true,
      run: () => fill(`${typed.slice(0, at)}@${callOf(name)}${typed.slice(end)} `),
    }),
  );
  return { value: "Who?", items };
}

/** By the first name, where nobody else has that. */
function callOf(name: string): string {
  const [first = "", ...others] = name.split(/\s+/);
  const isShared = listWorking().filter((one) => one.name.split(/\s+/)[0] === first).length > 1;
  return isShared ? (others.at(-1) ?? first) : first;
}

/** "give anna to @ben": what goes along is asked next. */
export function giveResults(
  line: Line,
  { people }: People,
  to: Us,
): Pick<PaletteResults, "groups" | "parts"> | null {
  const toPreview = (who: (typeof people)[number]["person"]): Preview => ({
    reading: {
      act: "Hand over",
      icon: <Users />,
      title: who.name,
      lines: [toLine(to, "To")],
    },
    act: { enter: "Hand over" },
    run: () =>
      void openHandOver({
        chosen: who.kind === "company" ? { company: who._id } : { customers: [{ _id: who._id }] },
        title: `Hand Over ${isolate(who.name)}`,
        to: to._id,
      }),
  });
  const [first, ...others] = people;
  if (!first) return null;
  const items = others.map(({ person }) =>
    personItem(person, toPreview(person), { marked: "", when: undefined, hasNamesakes: false }),
  );
  const more = items.length > 0 ? [{ value: "Or", items }] : [];
  const parts = line.parts.map(
    (part): Part => (part.name === "Add" ? { ...part, name: "Give" } : part),
  );
  const { words } = first.fit;
  if (words.length > 0) parts.push({ ...spanOf(words), name: "Who" });
  return {
    groups: [readingGroup(toPreview(first.person)), ...more],
    parts: parts.toSorted((one, other) => one.start - other.start),
  };
}
