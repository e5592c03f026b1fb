import { Failed } from "../../ui/states.tsx";

/** In place of the appointments; the days stay. */
export function MonthFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <Failed
      className="mo-failed"
      title="The month could not be loaded."
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
