import type { AtPerson } from "../../../../shared/read-line/at-person.ts";
import type { Line, Part, PartName } from "../../../../shared/read-line/line.ts";
import { fold } from "../../../../shared/text/fold.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import { listWorking, type Us } from "../../../lib/people/at-person.ts";
import { SquareOf } from "../../../ui/text/person-square.tsx";
import type { PaletteGroup, PaletteItem, Reading } from "../items/items.ts";

// Those of us on the desk, whom a line names with an @.

/** What a name with an @ says of a line. */
export function toPart({ start, end }: AtPerson<Us>, line?: Line): Part {
  return { start, end, name: line?.kind === "book" ? "Attends" : "To" };
}

/** One of us in what a line does. */
export function toLine({ _id, name }: Us, part: PartName): Reading["lines"][number] {
  return { name: part, icon: <SquareOf id={_id} size={18} named />, text: name };
}

/** Those of us whose name a customer’s could be: with an @ they are meant. */
export function oursCalled(
  called: string,
  line: Line,
  fill: (line: string) => void,
): PaletteItem[] {
  const [first = ""] = fold(called).split(/\s+/);
  const at = fold(line.text).indexOf(first);
  if (first === "" || line.text.includes("@") || at < 0) return [];
  return listWorking()
    .filter(({ name }) => fold(name).split(/\s+/).includes(first))
    .map(({ _id, name }) => ({
      value: `ours ${_id}`,
      icon: <SquareOf id={_id} size={18} named />,
      title: name,
      note: commands.ours(first),
      stays: true,
      run: () =>
        fill(`${line.text.slice(0, at)}@${callOf(name)}${line.text.slice(at + called.length)}`),
    }));
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
  return { value: commands.who, items };
}

/** By the first name, where nobody else has that. */
function callOf(name: string): string {
  const [first = "", ...others] = name.split(/\s+/);
  const isShared = listWorking().filter((one) => one.name.split(/\s+/)[0] === first).length > 1;
  return isShared ? (others.at(-1) ?? first) : first;
}
