import type { ReactNode } from "react";
import { useIsSaid } from "../../lib/people/whose-filter.ts";
import { SquareOf } from "../text/person-square.tsx";

/** Whose a row is, where its list says so; after the row's last words, if they are its children. */
export function WhoseSquare({ id, children }: { id: string; children?: ReactNode }) {
  if (!useIsSaid(id)) return children;
  const square = <SquareOf id={id} size={18} className="ms-auto self-center" />;
  if (!children) return square;
  return (
    <span className="inline-flex items-center gap-2">
      {children}
      {square}
    </span>
  );
}
