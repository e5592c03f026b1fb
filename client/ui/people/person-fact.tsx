import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { Fact } from "../page.tsx";
import { SkeletonLine } from "../skeleton.tsx";

const menus = lazyModule(() => import("./person-menu.tsx"));

type PersonProps = {
  label: string;
  value: string;
  /** Above the menu's choices. */
  heading?: string;
  onChange: (person: { _id: string; name: string }) => void;
};

/** Who on the desk a record is of; nothing on a desk of one. */
export function PersonFact(props: PersonProps) {
  const alone = isAloneHere();
  const part = menus.use(!alone);
  if (alone) return null;
  return (
    <Fact label={props.label}>
      {part ? <part.PersonMenu {...props} /> : <SkeletonLine className="w-24" />}
    </Fact>
  );
}

/** Who else is on a record now; nothing on a desk of one. */
export function HereOn({ record }: { record: string }) {
  const alone = isAloneHere();
  const part = menus.use(!alone);
  return !alone && part ? <part.Others record={record} /> : null;
}

/** The same in a row. */
export function PersonInRow(props: PersonProps) {
  const alone = isAloneHere();
  const part = menus.use(!alone);
  return !alone && part ? <part.PersonMenu {...props} small /> : null;
}

/** The same in a cell, to be read only. */
export function PersonInCell({ id }: { id: string }) {
  const part = menus.use(true);
  return part ? <part.PersonWords id={id} /> : null;
}
