import { common } from "../../../shared/words/en/common.ts";
import { frame } from "../../../shared/words/en/frame.ts";
import { Delayed } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** A whole page that is still loading; nothing for the first 150 ms, and words after 7.5 s. */
export function PageSpinner({ label = common.loading }: { label?: string }) {
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center text-accent">
      <title>Client Desk</title>
      <Delayed>
        <div role="progressbar" aria-label={label} className="grid">
          <Spinner className="size-7" />
        </div>
      </Delayed>
      <Delayed ms={7500}>
        <p role="alert" className="mt-4 text-ink-2">
          {frame.stillTrying}
        </p>
      </Delayed>
    </div>
  );
}
