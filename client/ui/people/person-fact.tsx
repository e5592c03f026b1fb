import type { ReactNode } from "react";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { Fact } from "../page.tsx";
import { SkeletonLine } from "../skeleton.tsx";
import type { AddedByProps } from "./added-by.tsx";
import { handOverItem } from "./hand-over.tsx";
import type { HandingOver } from "./hand-over-dialog.tsx";

const additions = lazyModule(() => import("./added-by.tsx"));
const menus = lazyModule(() => import("./person-menu.tsx"));

/** What shows people, once it is here; nothing on a desk of one. */
function usePart() {
  return menus.use(!isAloneHere() || null);
}

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
  const part = usePart();
  if (isAloneHere()) return null;
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
  const part = usePart();
  return part && <part.Others record={record} />;
}

/** The same in a row. */
export function PersonInRow(props: PersonProps) {
  const part = usePart();
  return part && <part.PersonMenu {...props} small />;
}

type SelectProps = {
  /** Undefined for everyone. */
  value: string | undefined;
  onValueChange: (id: string | undefined) => void;
  className: string;
};

/** Everyone or one of those on the desk; nothing on a desk of one. */
export function PersonSelect({ className, ...props }: SelectProps) {
  const part = usePart();
  if (isAloneHere()) return null;
  return <div className={className}>{part && <part.EveryoneSelect {...props} />}</div>;
}

/** Only the square, at the end of a line; nothing on a desk of one. */
export function PersonMark({ id }: { id: string }) {
  const part = usePart();
  return part && <part.PersonSmall id={id} />;
}

/** Who added a record, after the day; nothing on a desk of one. */
export function AddedBy(props: AddedByProps) {
  const part = additions.use(!isAloneHere() || null);
  return part && <part.AddedBy {...props} />;
}

/** That somebody asked another to do something; nothing of one's own, and on a desk of one. */
export function AskedBy(props: { giver: string; assignee: string }) {
  const part = usePart();
  return part && <part.AskedBy {...props} />;
}

type WrittenByProps = {
  /** Null for nobody known. */
  id: string | null;
  className?: string;
  children: ReactNode;
};

/** What somebody has written, beside their square; on a desk of one just that. */
export function WrittenBy({ id, className, children }: WrittenByProps) {
  const part = usePart();
  if (isAloneHere()) return className ? <div className={className}>{children}</div> : children;
  return (
    <div className="grid grid-cols-[20px_minmax(0,1fr)] gap-2">
      <span>{part && id && <part.PersonSmall id={id} isAuthor />}</span>
      <div className={className}>{children}</div>
    </div>
  );
}

/** The same in a cell or a line, to be read only. */
export function PersonInCell(props: { id: string; size?: 18 }) {
  const part = menus.use(true);
  return part ? <part.PersonWords {...props} /> : null;
}
