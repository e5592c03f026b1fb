import { Layers2 } from "lucide-react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { together } from "../../../../shared/words/en/together.ts";
import { SquareOf } from "../../../ui/text/person-square.tsx";

interface BlockMarksProps {
  appointment: Pick<Appointment, "host" | "attending">;
  /** Somebody would be twice at once. */
  clashes: boolean;
}

/** The most squares in a block; the rest is counted. */
const most = 3;

/** Who has an appointment, the host first. */
export function BlockMarks({ appointment: { host, attending }, clashes }: BlockMarksProps) {
  const ids = [host, ...attending];
  return (
    <span className="people-marks">
      {clashes && <Layers2 className="size-3 text-notice" role="img" aria-label={together.twice} />}
      {ids.slice(0, most).map((id) => (
        <SquareOf key={id} id={id} size={16} />
      ))}
      {ids.length > most && <small className="digits">+{ids.length - most}</small>}
    </span>
  );
}
