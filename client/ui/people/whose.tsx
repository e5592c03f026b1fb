import { lazyModule } from "../../lib/browser/lazy-module.ts";
import type { WhosePage } from "../../lib/people/kept-whose.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import type { Whose } from "../../lib/people/whose.ts";

const controls = lazyModule(() => import("./whose-control.tsx"));

type WhoseProps = { page: WhosePage; whose: Whose };

/** Mine, Everyone or people: whose records the page shows; nothing on a desk of one. */
export function WhoseChoice(props: WhoseProps) {
  return isAloneHere() ? null : <Control {...props} />;
}

function Control(props: WhoseProps) {
  const part = controls.use(true);
  return part ? <part.WhoseControl {...props} /> : <span className="h-9 w-[228px] to-700:h-11" />;
}

/** In place of a list that has nothing of mine. */
export function NothingMine({ whose }: { whose: Whose }) {
  return controls.use(true)?.NothingMine({ whose });
}
