import type { ReactNode } from "react";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { Fact } from "../page.tsx";
import { SkeletonLine } from "../skeleton.tsx";
import { handOverItem } from "./hand-over.tsx";
import type { HandingOver } from "./hand-over-dialog.tsx";

const menus = lazyModule(() => import("./person-menu.tsx"));

type PersonProps = {
  label: string;
  value: string;
  /** Above the menu's choices. */
  heading?: string;
  onChange: (person: { _id: string; name: string }) => void;
  /** What the menu offers to hand over beside it. */
  handing?: HandingOver;
};

/** Who on the desk a record is of; nothing on a desk of one. */
export function PersonFact({ handing, ...props }: PersonProps) {
  const alone = isAloneHere();
  const part = menus.use(!alone || null);
  if (alone) return null;
  return (
    <Fact label={props.label}>
      {part ? (
        <part.PersonMenu {...props} handOver={handing && handOverItem(handing)} />
      ) : (
        <SkeletonLine className="w-24" />
      )}
    </Fact>
  );
}

/** Who else is on a record now; nothing on a desk of one. */
export function HereOn({ record }: { record: string }) {
  const alone = isAloneHere();
  const part = menus.use(!alone || null);
  return !alone && part ? <part.Others record={record} /> : null;
}

/** The same in a row. */
export function PersonInRow(props: PersonProps) {
  const alone = isAloneHere();
  const part = menus.use(!alone || null);
  return !alone && part ? <part.PersonMenu {...props} small /> : null;
}

type SelectProps = {
  /** Undefined for everyone. */
  value: string | undefined;
  onValueChange: (id: string | undefined) => void;
  className: string;
};

/** Everyone or one of those on the desk; nothing on a desk of one. */
export function PersonSelect({ className, ...props }: SelectProps) {
  const alone = isAloneHere();
  const part = menus.use(!alone || null);
  if (alone) return null;
  return <div className={className}>{part && <part.EveryoneSelect {...props} />}</div>;
}

/** Only the square, at the end of a line; nothing on a desk of one. */
export function PersonMark({ id }: { id: string }) {
  const alone = isAloneHere();
  const part = menus.use(!alone || null);
  return !alone && part ? <part.PersonSmall id={id} /> : null;
}

type WrittenByProps = {
  /** Null for nobody known. */
  id: string | null;
  className?: string;
  children: ReactNode;
};

/** What somebody has written, beside their square; on a desk of one just that. */
export function WrittenBy({ id, className, children }: WrittenByProps) {
  const alone = isAloneHere();
  const part = menus.use(!alone || null);
  if (alone) return className ? <div className={className}>{children}</div> : children;
  return (
    <div className="grid grid-cols-[20px_minmax(0,1fr)] gap-2">
      <span>{part && id && <part.PersonSmall id={id} isAuthor />}</span>
      <div className={className}>{children}</div>
    </div>
  );
}

/** The same in a cell, to be read only. */
export function PersonInCell({ id }: { id: string }) {
  const part = menus.use(true);
  return part ? <part.PersonWords id={id} /> : null;
}
