import type { ReactNode } from "react";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { useIsSaid } from "../../lib/people/whose-filter.ts";

const squares = lazyModule(() => import("../text/person-square.tsx"));

/** Whose a row is, where its list says so; after the row's last words, if they are its children. */
export function WhoseSquare({ id, children }: { id: string; children?: ReactNode }) {
  if (!useIsSaid(id)) return children;
  if (!children) return <Square id={id} />;
  return (
    <span className="inline-flex items-center gap-2">
      {children}
      <Square id={id} />
    </span>
  );
}

function Square({ id }: { id: string }) {
  const part = squares.use(true);
  if (!part) return <span className="size-[18px]" />;
  return <part.SquareOf id={id} size={18} className="ms-auto self-center" />;
}
