import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { lazyModule } from "../../lib/browser/lazy-module.ts";

const hints = lazyModule(() => import("./looks-like.tsx"));

type LooksLikeLineProps = ComponentProps<Awaited<ReturnType<typeof hints.load>>["LooksLike"]>;

/** Below the fields that tell who somebody is: a quiet line if they seem to be here already. */
export function LooksLikeLine(props: LooksLikeLineProps) {
  const { isDirty } = useFormContext().formState;
  const part = hints.use();
  return (
    // Takes no room of its own in the grid of fields while it is empty.
    <div aria-live="polite" className="-mt-[18px]">
      {part && isDirty && <part.LooksLike {...props} />}
    </div>
  );
}
