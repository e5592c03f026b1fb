import { Delayed } from "../ui/skeleton.tsx";
import { Spinner } from "../ui/spinner.tsx";

/** A whole page that is still loading; nothing for the first 150 ms. */
export function PageSpinner({ label = "Loading" }: { label?: string }) {
  return (
    <div className="grid min-h-dvh place-items-center text-accent">
      <title>Client Desk</title>
      <Delayed>
        <div role="progressbar" aria-label={label} className="grid">
          <Spinner className="size-7" />
        </div>
      </Delayed>
    </div>
  );
}
